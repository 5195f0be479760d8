import { isJudged } from 'shared/client'
import { online$ } from 'shared/offline/connection'
import { notifyManager, onlineManager, QueryClient } from 'shared/query'
import { events$ } from 'shared/session'

const RETRIES = 1

/** One cache of the server's answers, for the host and every remote. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails at once. The library's default is to wait silently for one, and a waiting
    // change is lost when the tab is closed.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // Failed and stale queries are fetched when the server can be reached again.
      refetchOnReconnect: true,
      staleTime: 30_000,
      // A retry does not change a refusal (4xx), but may succeed after a lost connection.
      retry: (count, error) => count < RETRIES && !isJudged(error),
    },
  },
})

// A change shows in the task that made it. By default screens hear of it a task later: a box that was ticked is then drawn
// without its tick for a moment.
notifyManager.setScheduler(queueMicrotask)

// An answer proves a connection; the browser's own online state is only a hint.
onlineManager.setEventListener(setOnline => {
  const subscription = online$.subscribe(setOnline)
  return () => subscription.unsubscribe()
})

// No health data of one person stays for the next one at the same browser.
events$.subscribe(event => {
  if (event.type === 'signedOut') queryClient.clear()
})
