import { decided$ } from 'shared/offline/pageOutbox'
import type { QueryClient } from 'shared/query'

/** When the server has decided about a change that waited, the queries whose answers it changes are asked anew. */
export function followOutbox(client: QueryClient): void {
  decided$.subscribe(({ call }) => {
    for (const queryKey of call.refreshes) void client.invalidateQueries({ queryKey })
  })
}
