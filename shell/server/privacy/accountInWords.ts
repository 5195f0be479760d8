import type { VoluntaryPurpose } from 'shared/published/purposes'
import { dayWords, momentWords, yesOrNo } from 'shared/server/privacy/inWords'
import type { Slice } from 'shared/server/slices/slice'
import type { OwnDataInWords } from '../../contract/ownData'
import type { Account } from '../auth/accountStore'
import { deviceInWords, placeInWords } from '../auth/sessions/sessionWords'
import type { StoredKind } from '../files/schema'
import type { CollectedData } from './ownDataOf'
import { actInWords, jobInWords } from './saidInWords'

type Sections = OwnDataInWords['sections']

const genders = { female: 'Femenino', male: 'Masculino' } as const

const kinds: Record<StoredKind, string> = {
  lab: 'Análisis de laboratorio',
  picture: 'Foto',
  undecided: 'Sin usar todavía',
}

const when = (moment: string | null) => momentWords(moment === null ? null : new Date(moment))

/**
 * The shell's own part of a person's data: the account, consent, sessions, files, and the acts of the staff. Purposes are
 * called by the titles that the practice gave them.
 */
export function accountInWords(
  account: Account,
  data: CollectedData,
  {
    purposeTitles,
    slices,
  }: { purposeTitles: ReadonlyMap<VoluntaryPurpose, string>; slices: readonly Slice[] },
): Sections {
  return {
    'Tu cuenta': { columns: ['Dato', ''], rows: facts(account) },
    'Tu consentimiento': {
      columns: ['Aviso', 'Aceptado'],
      rows: data.consent.version ? [[data.consent.version, when(data.consent.acceptedAt)]] : [],
    },
    'Finalidades voluntarias que elegiste': {
      columns: ['Finalidad', 'Aceptada', 'Desde', 'Aviso'],
      rows: data.purposeChoices.map(({ purpose, granted, chosenAt, notice }) => [
        purposeTitles.get(purpose) ?? purpose,
        yesOrNo(granted),
        when(chosenAt),
        notice ?? '',
      ]),
    },
    'Dónde está abierta tu sesión': {
      columns: ['Dispositivo', 'País', 'Usada', 'Vence'],
      rows: data.sessions.map(({ device, country, usedAt, expiresAt }) => [
        deviceInWords(device),
        placeInWords(country),
        when(usedAt),
        when(expiresAt),
      ]),
    },
    'Dispositivos que reconocemos': {
      columns: ['Entraste'],
      rows: data.deviceMarks.map(({ signedInAt }) => [when(signedInAt)]),
    },
    'Tus llaves de acceso': {
      columns: ['Llave', 'Creada', 'Usada'],
      rows: data.passkeys.map(({ name, createdAt, usedAt }) => [name, when(createdAt), when(usedAt)]),
    },
    'Enlaces y avisos de seguridad': { columns: ['Qué es', 'Para', 'Vence'], rows: links(data) },
    'Archivos que subiste': {
      columns: ['Archivo', 'Tipo', 'Fecha'],
      rows: data.uploads.map(({ name, kind, createdAt }) => [name, kinds[kind], when(createdAt)]),
    },
    'Lo que está por hacerse': {
      columns: ['Tarea', 'Cuándo'],
      rows: data.jobs.map(({ job, runAt }) => [jobInWords(slices, job), when(runAt)]),
    },
    'Lo que el equipo hizo con tus datos': {
      columns: ['Fecha', 'Acto'],
      rows: data.auditLog.map(({ at, act }) => [when(at), actInWords(slices, act)]),
    },
  }
}

function facts(account: Account): string[][] {
  const contact = [account.emergencyContactName, account.emergencyContactLastName].join(' ').trim()
  const rows: [string, string][] = [
    ['Nombre', `${account.firstName} ${account.lastName}`],
    ['Correo', account.email],
    ['Correo confirmado', momentWords(account.addressProvedAt)],
    ['Teléfono', account.phone],
    ['Género', account.gender ? genders[account.gender] : ''],
    ['Fecha de nacimiento', dayWords(account.birthdate)],
    ['Ocupación', account.ocupation],
    ['Estado civil', account.civilState],
    ['Foto', account.picture],
    ['Objetivo', account.objective],
    ['Sucursales', account.branchOffices.join(', ')],
    ['Zona horaria', account.zone ?? ''],
    ['Organización', account.organizationId ?? ''],
    ['Contacto de emergencia', contact],
    ['Parentesco del contacto', account.emergencyContactRelationship],
    ['Teléfono del contacto', account.emergencyContactPhone],
    ['Correo del contacto', account.emergencyContactEmail],
    ['Nacimiento del contacto', dayWords(account.emergencyContactBirthdate)],
    ['Parte del equipo desde', momentWords(account.staffSince)],
    ['Funciones en el equipo', account.duties.join(', ')],
    ['Partes que entrega', account.teams.join(', ')],
  ]
  return rows.filter(([, value]) => value !== '')
}

function links(data: CollectedData): string[][] {
  return [
    ...data.passwordResets.map(({ expiresAt }) => ['Contraseña nueva', '', when(expiresAt)]),
    ...data.addressProofs.map(({ expiresAt }) => ['Confirmar tu correo', '', when(expiresAt)]),
    ...data.addressChanges.map(({ email, expiresAt }) => ['Cambiar tu correo', email, when(expiresAt)]),
    ...data.alarms.map(({ email, expiresAt }) => ['No fui yo', email, when(expiresAt)]),
    ...data.passkeyChallenges.map(({ expiresAt }) => ['Llave de acceso', '', when(expiresAt)]),
    ...data.secondFactors.map(({ confirmedAt }) => ['App de códigos', '', when(confirmedAt)]),
  ]
}
