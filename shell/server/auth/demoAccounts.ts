import { randomBytes } from 'node:crypto'
import type { Database } from 'shared/server/database/database'
import type { DemoPeople } from 'shared/server/slices/slice'
import { acceptFirstNotice } from '../privacy/consentStore'
import { accountByEmail, addAccount } from './accountStore'
import { hashPassword } from './passwords'
import { proveAddress } from './proof/proofStore'

export const DEMO_PASSWORD = 'Demo#2026'
export const DEMO_EMAILS = { ana: 'ana@mydiet.mx', nuevo: 'nuevo@mydiet.mx' } as const

const PEOPLE = {
  ana: {
    firstName: 'Ana',
    lastName: 'Treviño Garza',
    gender: 'female',
    birthdate: '1991-04-12',
    emergencyContactPhone: '8112345678',
    ocupation: 'Arquitecta',
    civilState: 'Casad@',
  },
  /** Has an incomplete profile. */
  nuevo: { firstName: 'Nuevo', lastName: 'Paciente' },
} as const

const OTHERS = [
  { firstName: 'Lupita', lastName: 'Salinas Cantú', email: 'lupita@ejemplo.mydiet.mx' },
  { firstName: 'Carmen', lastName: 'Ríos Elizondo', email: 'carmen@ejemplo.mydiet.mx' },
  { firstName: 'Jorge', lastName: 'Villarreal Peña', email: 'jorge@ejemplo.mydiet.mx' },
  { firstName: 'Sofía', lastName: 'Garza Leal', email: 'sofia@ejemplo.mydiet.mx' },
  { firstName: 'Mateo', lastName: 'Cavazos Luna', email: 'mateo@ejemplo.mydiet.mx' },
] as const

export async function demoAccounts(database: Database, now: Date): Promise<DemoPeople> {
  const people = { ana: await accountId(database, 'ana'), nuevo: await accountId(database, 'nuevo') }
  await acceptFirstNotice(database, Object.values(people))
  const others = await otherAccounts(database)
  // Their mails go to nobody, so no link of one is ever opened.
  for (const id of [...Object.values(people), ...others]) await proveAddress(database, id, now)
  return { ...people, others }
}

async function otherAccounts(database: Database): Promise<number[]> {
  const ids: number[] = []
  for (const other of OTHERS) {
    if (!(await accountByEmail(database, other.email))) {
      // Nobody knows the password, so nobody signs in with the account.
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
      await addAccount(database, { ...other, passwordHash })
    }
    const account = await accountByEmail(database, other.email)
    if (account) ids.push(account.id)
  }
  return ids
}

async function accountId(database: Database, who: keyof typeof DEMO_EMAILS): Promise<number> {
  const email = DEMO_EMAILS[who]
  const known = await accountByEmail(database, email)
  if (known) return known.id
  await addAccount(database, { ...PEOPLE[who], email, passwordHash: await hashPassword(DEMO_PASSWORD) })
  return accountId(database, who)
}
