import { conflict, created, type Outcome, type Refused } from 'shared/server/http/outcome'
import { recipeRefusals } from '../messages'

interface Attempt<T> {
  /** The entry that this attempt has made already, by its key. */
  find(): Promise<T | undefined>
  isSame(found: T): boolean
  refusal(): Promise<Refused | undefined>
  /** The new entry, or nothing where the database knows the attempt. */
  add(): Promise<T | undefined>
}

/**
 * Adds an entry once, however often and however many at the same time the attempt is repeated: whoever was offline
 * does not know whether the first one arrived. A repeated one is not asked again whether it may; the answer is the first's.
 */
export async function addOnce<T>({ find, isSame, refusal, add }: Attempt<T>): Promise<Outcome<T>> {
  const again = (found: T) => (isSame(found) ? created(found) : conflict(recipeRefusals.usedKey))
  const earlier = await find()
  if (earlier) return again(earlier)
  const refused = await refusal()
  if (refused) return refused
  const added = await add()
  if (added) return created(added)
  const first = await find()
  if (!first) throw new Error('the entry was neither added nor there before')
  return again(first)
}
