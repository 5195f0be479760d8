import { useEffect } from 'react'
import { cachedOffline, skipToken, useQuery, useQueryClient } from 'shared/query'
import { useSession } from 'shared/session'

/** A line that a remote leaves for the time when it cannot be opened. */
export interface LastKnownFact {
  text: string
  link?: { label: string; href: string }
  /** ISO 8601: from then on the fact is no longer shown. */
  until?: string
}

const keyOf = (remote: string, userId: number) => ['last-known', remote, userId]

function useUserId(): number {
  const session = useSession()
  return session.status === 'signedIn' ? session.user.id : 0
}

/**
 * Leaves what a person has to know even while the remote cannot be opened: the host's card in its place shows it. It is
 * stored on the device like every answer that is needed offline. Nothing changes while `facts` is undefined.
 */
export function useLeaveLastKnown(remote: string, facts: readonly LastKnownFact[] | undefined): void {
  const cache = useQueryClient()
  const userId = useUserId()
  // Facts of the same content are the same facts.
  const content = facts && JSON.stringify(facts)
  useEffect(() => {
    if (content === undefined) return
    const queryKey = keyOf(remote, userId)
    cache.setQueryDefaults(queryKey, cachedOffline)
    cache.setQueryData(queryKey, JSON.parse(content))
  }, [cache, remote, userId, content])
}

/** The facts that the remote left for this person and that still hold. */
export function useLastKnown(remote: string): readonly LastKnownFact[] {
  const queryKey = keyOf(remote, useUserId())
  const { data } = useQuery<readonly LastKnownFact[]>({ ...cachedOffline, queryKey, queryFn: skipToken })
  const now = Date.now()
  return (data ?? []).filter(({ until }) => until === undefined || Date.parse(until) > now)
}
