import { defineContract } from 'shared/contract'
import { Kept } from 'shared/published/kept'
import { PersonFacts } from 'shared/published/person'
import { PurposeChoice } from 'shared/published/purposes'
import Type, { type Static } from 'typebox'
import { Confirmation } from './confirmation'
import { PerhapsMoment } from './fields'
import { Consent, OwnDataAsFhir, OwnDataFile, OwnDataInWords, Version } from './ownData'

const Named = { title: Type.String(), text: Type.String() }

/** A purpose of the notice in force that the person may refuse, and whether it is pursued. */
const Voluntary = Type.Object({
  ...PurposeChoice.properties,
  ...Named,
  chosenAt: PerhapsMoment,
  version: Type.Union([Version, Type.Null()], { description: 'El aviso vigente cuando la persona eligió' }),
})

/** The purposes of the notice in force, in its order. */
export const Purposes = Type.Object({
  necessary: Type.Array(Type.Object(Named)),
  voluntary: Type.Array(Voluntary),
})
export type Purposes = Static<typeof Purposes>

/** The receipt of an ended account. */
export const EndedAccount = Type.Object({
  kept: Type.Array(Kept, { description: 'Lo que queda bloqueado, y hasta cuándo; todo lo demás se borró' }),
  mailed: Type.Boolean({
    description: 'Si este recibo va también por correo: no más de cinco por hora a una dirección',
  }),
})
export type EndedAccount = Static<typeof EndedAccount>

/** The calls by which a person manages their data: consent, download, erasure. */
export const privacyContract = defineContract({
  'GET auth/privacy-notice': {
    summary: 'Qué versión del aviso aceptó la persona, y cuándo',
    answer: { size: 'small', body: Consent },
  },
  'POST auth/privacy-notice': {
    summary: 'Aceptar el aviso de privacidad vigente',
    body: Type.Object({ version: Version }),
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'GET auth/purposes': {
    summary: 'Para qué se usan los datos: lo necesario, y lo voluntario con lo que la persona eligió',
    answer: { size: 'small', body: Purposes },
  },
  'PATCH auth/purposes': {
    summary: 'Aceptar o rechazar una finalidad voluntaria; repetirlo no cambia nada',
    body: PurposeChoice,
    answer: { size: 'small', body: Purposes },
  },
  'GET auth/me/data': {
    summary: 'Descargar todos los datos propios',
    answer: { size: 'heavy', body: OwnDataFile },
  },
  'GET auth/me/data-in-words': {
    summary: 'Los datos propios para leer e imprimir: por tema y en palabras',
    answer: { size: 'heavy', body: OwnDataInWords },
  },
  'GET auth/me/data-as-fhir': {
    summary: 'El expediente propio como un conjunto de recursos FHIR R4, para otra clínica',
    answer: { size: 'heavy', body: OwnDataAsFhir },
  },
  'DELETE auth/me': {
    limited: true,
    summary:
      'Eliminar la cuenta y los datos propios, salvo lo que la ley pide conservar; pide una llave de acceso o la contraseña',
    body: Confirmation,
    answer: { size: 'small', body: EndedAccount },
  },
})
