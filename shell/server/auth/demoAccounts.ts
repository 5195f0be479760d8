import type { Database } from 'shared/server/database/database'
import type { DemoPeople } from 'shared/server/slices/slice'
import { acceptFirstNotice } from '../privacy/consentStore'
import { accountByEmail, addAccount } from './accountStore'
import { hashPassword } from './passwords'

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

export async function demoAccounts(database: Database): Promise<DemoPeople> {
  const people = { ana: await accountId(database, 'ana'), nuevo: await accountId(database, 'nuevo') }
  await acceptFirstNotice(database, Object.values(people))
  return people
}

async function accountId(database: Database, who: keyof DemoPeople): Promise<number> {
  const email = DEMO_EMAILS[who]
  const known = await accountByEmail(database, email)
  if (known) return known.id
  await addAccount(database, { ...PEOPLE[who], email, passwordHash: await hashPassword(DEMO_PASSWORD) })
  return accountId(database, who)
}
