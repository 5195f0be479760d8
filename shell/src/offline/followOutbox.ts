import { decided$ } from 'shared/offline/pageOutbox'
import type { QueryClient } from 'shared/query'

/** Once the server has accepted or refused a waiting change, the queries that it affects are fetched again. */
export function followOutbox(client: QueryClient): void {
  decided$.subscribe(({ call }) => {
    for (const queryKey of call.refreshes) void client.invalidateQueries({ queryKey })
  })
}
