import { CallRefused, dataOf, refusalMessage } from '../client/client'
import { type QueryKey, useMutation, useQueryClient } from '../query/query'
import { currentUserId, notify } from '../session/bus'
import type { Notification } from '../session/notification'
import { layOver } from './optimisticCache'
import { newKey, notifyPending, type OfflineCall, sendOrStore } from './sendOrStore'

interface Words {
  title: string
  message: string
}

/** A change that may wait without a network. `Cached` is the answer of the query that it changes. */
export interface OfflineMutation<Variables, Data, Cached> {
  /** The call to send, made by the function that `offlineCallsOf` answers. */
  call(variables: Variables): OfflineCall<Data>
  /** The query whose answer it changes. */
  queryKey: QueryKey
  /** Applies the change to that answer. Pure: it is applied again where another change is undone. */
  change(cached: Cached, variables: Variables): Cached
  /** Whether the change shows at once, or once it is stored on the server or the device. */
  shows?: 'at once' | 'once saved'
  /** Makes the cached answer from the server's. Without it the query is fetched again. */
  fromAnswer?(cached: Cached, answer: Data, variables: Variables): Cached
  /** A draft: a later change with the same key replaces this one while it waits, since only the last state matters. */
  deduplicationKey?(variables: Variables): string
  /** A final act: while it waits it replaces the earlier drafts with this key, and no later change replaces it. */
  completes?(variables: Variables): string
  /** Further queries whose answers differ once the server has decided about a change that waited. */
  refreshes?: readonly QueryKey[]
  /** Changes of one scope are sent one after the other, in the order in which the person made them. */
  scope?: string
  /** The change in the person's words: shown if the server refuses it after it has waited. */
  content(variables: Variables): string
  /** The notice of a refusal; a limit (429) has the server's message. */
  failure: Words
  /** The notice of every refusal has the server's reason in place of `failure.message`. */
  saysReason?: boolean
  /** The notice when the server has it. */
  saved?: Words & Pick<Notification, 'about'>
  /** No notice that it waits on the device, because the screen shows that or there are many changes. */
  quiet?: boolean
  /** No notice at all: the caller shows one for several changes. */
  silent?: boolean
}

/**
 * The one way to change data that may wait without a network: shown on the screen, applied once however often it is
 * repeated, stored on the device where no answer comes, undone where the server refuses it. `data` is the server's
 * answer, or `'pending'` while the change waits. The newest options are used: an inline object is fine.
 */
export function useOfflineMutation<Variables, Data, Cached>({
  call,
  queryKey,
  change,
  shows = 'at once',
  fromAnswer,
  deduplicationKey,
  completes,
  refreshes = [],
  scope,
  content,
  failure,
  saysReason = false,
  saved,
  quiet = false,
  silent = false,
}: OfflineMutation<Variables, Data, Cached>) {
  const client = useQueryClient()
  const lay = (variables: Variables) => layOver<Cached>(client, queryKey, cached => change(cached, variables))

  return useMutation({
    ...(scope && { scope: { id: scope } }),
    mutationFn: (variables: Variables) =>
      dataOf(
        sendOrStore(call(variables), newKey(), {
          refreshes: [queryKey, ...refreshes],
          failure,
          content: content(variables),
          deduplicationKey: deduplicationKey?.(variables),
          completes: completes?.(variables),
        }),
      ),
    onMutate: async variables => {
      const laid = shows === 'at once' ? lay(variables) : undefined
      // An answer that left the server before this change does not contain it.
      await client.cancelQueries({ queryKey })
      return { person: currentUserId(), laid }
    },
    onSuccess: (answer, variables, { laid = lay(variables) }) => {
      if (answer === 'pending') {
        laid.accept()
        if (!quiet && !silent) void notifyPending()
        return
      }
      laid.accept(fromAnswer && (cached => fromAnswer(cached, answer as Data, variables)))
      if (!fromAnswer) void client.invalidateQueries({ queryKey })
      if (saved && !silent) notify({ type: 'success', ...saved })
    },
    onError: (error, _variables, made) => {
      made?.laid?.undo()
      // A person who has left meanwhile gets no notice.
      if (!silent && made?.person === currentUserId())
        notify({ type: 'error', ...wordsOf(error, failure, saysReason) })
    },
  })
}

/**
 * The words of a notice about a failure. Where a limit refused the change they are the server's, which say when to try
 * again; with `saysReason` they are the server's after every refusal.
 */
function wordsOf(error: unknown, failure: Words, saysReason: boolean): Words {
  const isLimit = error instanceof CallRefused && error.status === 429
  return saysReason || isLimit ? { ...failure, message: refusalMessage(error, failure.message) } : failure
}
