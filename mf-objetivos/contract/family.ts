import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/**
 * A family member. `birthDate` is spelt differently from a person's `birthdate`, as the wire has it
 * (shared/product/wire.md#the-wire).
 */
export const FamilyMember = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  birthDate: Day,
  gender: Type.Enum(['male', 'female']),
  email: Type.String(),
  phone: Type.String(),
  relationship: Type.String(),
  /** The name of a picture, or empty. */
  picture: Type.String(),
  /** Whether the results of an adult may be shown (shared/product/objetivos.md#consent-of-an-adult). */
  consent: Type.Enum(['NONE', 'ASKED', 'GRANTED', 'REFUSED']),
})
export type FamilyMember = Static<typeof FamilyMember>

/** A text that the server checks itself, so that each field has its own message. */
const Text = Type.String({ maxLength: 2000 })

const OptionalText = Type.Optional(Type.Union([Text, Type.Null()]))

export const FamilyMemberBody = Type.Object({
  firstName: Text,
  lastName: Text,
  birthDate: Text,
  gender: Text,
  email: OptionalText,
  phone: OptionalText,
  relationship: OptionalText,
  picture: OptionalText,
})
export type FamilyMemberBody = Static<typeof FamilyMemberBody>

/** A field that is absent stays as it is, also where another device has changed it. */
export const FamilyMemberChange = Type.Partial(FamilyMemberBody)
export type FamilyMemberChange = Static<typeof FamilyMemberChange>

export const familyContract = defineContract({
  'GET family-members': {
    summary: 'Los familiares de la persona',
    answer: { size: 'list', body: Type.Array(FamilyMember) },
  },
  'POST family-members': {
    limited: true,
    summary: 'Agregar un familiar; a un adulto con correo se le pide su permiso',
    body: FamilyMemberBody,
    idempotent: true,
    answer: { size: 'small', body: FamilyMember },
  },
  'PATCH family-members/{id}': {
    summary: 'Cambiar los datos de un familiar; con otro correo se pide su permiso de nuevo',
    params: Type.Object({ id: Id }),
    body: FamilyMemberChange,
    answer: { size: 'small', body: FamilyMember },
  },
  'DELETE family-members/{id}': {
    summary: 'Quitar un familiar con todas sus respuestas y archivos',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'POST family-members/{id}/consent': {
    limited: true,
    summary: 'Pedir a un familiar adulto, por correo, que permita ver sus resultados',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: FamilyMember },
  },
})
