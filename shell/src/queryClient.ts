import { CallRefused } from 'shared/client'
import { online$ } from 'shared/offline/connection'
import { onlineManager, QueryClient } from 'shared/query'
import { events$ } from 'shared/session'

const RETRIES = 1

/** One cache of what the server said, for the host and every remote. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails at once and says so. The library's own way is to wait in silence for one, and
    // what waits is lost with the tab.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // What did not come, or is old, is asked for when My Diet can be reached again.
      refetchOnReconnect: true,
      staleTime: 30_000,
      // A refusal will not change by asking again; a lost connection may.
      retry: (count, error) =>
        count < RETRIES && !(error instanceof CallRefused && error.status >= 400 && error.status < 500),
    },
  },
})

// An answer is proof of a connection; what a browser says of its network is a hint.
onlineManager.setEventListener(setOnline => {
  const subscription = online$.subscribe(setOnline)
  return () => subscription.unsubscribe()
})

// Nothing of one person's health data stays for the next one at the same browser.
events$.subscribe(event => {
  if (event.type === 'signedOut') queryClient.clear()
})
