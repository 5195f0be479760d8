import type { FastifyInstance } from 'fastify'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { SliceContext } from 'shared/server/slices/context'
import { holdAccount } from '../auth/accountStore'
import { addEntry } from './auditLog'
import { memberById } from './staffStore'

const ACT_LENGTH = 200
/** After it, the second factor is asked for again before what `recent` calls of a contract open. */
const RECENT_MS = 30 * MS_PER_MINUTE

/** Finds the staff member of a call and records the act in the audit log, for the staff calls of all slices. */
export function staffDoor({ database, now }: SliceContext): FastifyInstance['staffDoor'] {
  return {
    memberOf: person => memberById(database, person.id),

    confirmedRecently: ({ confirmedAt }) =>
      Boolean(confirmedAt && now().getTime() - confirmedAt.getTime() < RECENT_MS),

    async record(transaction, { email }, { act, whose }) {
      if (whose !== null && !(await holdAccount(transaction, whose))) throw new PersonGone()
      await addEntry(transaction, { at: now(), staff: email, act, personId: whose })
    },

    refuse: ({ email }, act) =>
      addEntry(database, { at: now(), staff: email, act: act.slice(0, ACT_LENGTH), personId: null }),
  }
}

/** The person's account ended during the act: the transaction is rolled back, and the answer is 404. */
class PersonGone extends Error {
  readonly statusCode = 404
}
