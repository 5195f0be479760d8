import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import { addEntry } from '../staff/auditLog'
import { type Pipeline, signature } from './tokenStore'

const ACT_LENGTH = 200

/** Writes an act of a pipeline into the audit log, in the transaction of its change where it has one. */
export async function noteAct(
  { database, now }: SliceContext,
  pipeline: Pipeline,
  what: string,
  transaction: Database = database,
): Promise<void> {
  const act = `${pipeline.remote} ${what}`.slice(0, ACT_LENGTH)
  await addEntry(transaction, { at: now(), staff: signature(pipeline), act, personId: null })
}
