import { MS_PER_MINUTE } from 'shared/dates/times'

/** The whole minutes that a hold still lasts; undefined once it is over. */
export function holdTimeLeft({ heldUntil }: { heldUntil: string }, now: Date): number | undefined {
  const left = Date.parse(heldUntil) - now.getTime()
  return left > 0 ? Math.floor(left / MS_PER_MINUTE) : undefined
}
