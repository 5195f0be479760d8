import { phoneOf } from 'shared/published/phoneOf'
import type { Database } from 'shared/server/database/database'
import { plainName } from 'shared/server/mail/plainName'
import type { SliceContext } from 'shared/server/slices/context'
import { type AppointmentRow, familyNameOf } from '../appointments/appointmentStore'

type PatientColumns = Pick<AppointmentRow, 'familyMemberId' | 'familyMemberName'>

/** The account of an appointment, as far as its patient's name and phone need it. */
export interface Account {
  firstName: string
  lastName: string
  phone: string
  emergencyContactPhone: string
}

export interface NamedPatient {
  name: string
  phone: string
  /** The name, and the phone where there is one, for a mail. */
  inWords: string
}

/** The accounts of appointments that have not ended, by their ids. */
export async function accountsOf(
  { ports }: Pick<SliceContext, 'ports'>,
  database: Database,
  rows: readonly Pick<AppointmentRow, 'userId'>[],
): Promise<ReadonlyMap<number, Account>> {
  const accounts = new Map<number, Account>()
  // One after the other: `database` may be a transaction, whose connection takes one statement at a time.
  for (const userId of new Set(rows.map(row => row.userId))) {
    const person = await ports.people.profileOf(database, userId)
    if (person) accounts.set(userId, person)
  }
  return accounts
}

/** The patients of appointments as their specialist knows them, in the order of the appointments. */
export async function patientsOf(
  context: Pick<SliceContext, 'ports'>,
  database: Database,
  rows: readonly (PatientColumns & Pick<AppointmentRow, 'userId'>)[],
): Promise<NamedPatient[]> {
  const accounts = await accountsOf(context, database, rows)
  return rows.map(row => asPatient(row, accounts.get(row.userId)))
}

/** The patient of an appointment of this account; undefined where the account has ended. */
export function asPatient(row: PatientColumns, account: Account | undefined): NamedPatient {
  // The account chose both names, and a mail repeats no stranger's words.
  const own = account ? `${account.firstName} ${account.lastName}` : ''
  const name = plainName(familyNameOf(row) || own) ?? 'sin nombre'
  const phone = phoneOf(account)
  return { name, phone, inWords: phone ? `${name}, tel. ${phone}` : name }
}
