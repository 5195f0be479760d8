import type { Database } from 'shared/server/database/database'
import { plainName } from 'shared/server/mail/plainName'
import type { SliceContext } from 'shared/server/slices/slice'
import { type AppointmentRow, familyNameOf } from '../appointments/appointmentStore'

export interface NamedPatient {
  name: string
  phone: string
  /** The name, and the phone where there is one, for a mail. */
  inWords: string
}

/** The patients of appointments as their specialist knows them, in the order of the appointments. */
export async function patientsOf(
  { ports }: Pick<SliceContext, 'ports'>,
  database: Database,
  rows: readonly Pick<AppointmentRow, 'userId' | 'familyMemberId' | 'familyMemberName'>[],
): Promise<NamedPatient[]> {
  const named = new Map<number, { name: string; phone: string }>()
  // One after the other: `database` may be a transaction, whose connection takes one statement at a time.
  for (const userId of new Set(rows.map(row => row.userId))) {
    const person = await ports.people.profileOf(database, userId)
    const name = person ? `${person.firstName} ${person.lastName}` : ''
    named.set(userId, { name, phone: person?.phone ?? '' })
  }
  return rows.map(row => {
    const account = named.get(row.userId)
    // The account chose both names, and a mail repeats no stranger's words.
    const name = plainName(familyNameOf(row) || (account?.name ?? '')) ?? 'sin nombre'
    const phone = account?.phone ?? ''
    return { name, phone, inWords: phone ? `${name}, tel. ${phone}` : name }
  })
}
