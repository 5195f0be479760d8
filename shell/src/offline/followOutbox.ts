import { decided$ } from 'shared/offline/pageOutbox'
import type { QueryClient } from 'shared/query'
import { refreshPerson } from '../session/session'

/** Once the server has accepted or refused a waiting change, the queries that it affects are fetched again. */
export function followOutbox(client: QueryClient): void {
  decided$.subscribe(({ call, answer }) => {
    for (const queryKey of call.refreshes) void client.invalidateQueries({ queryKey })
    // A change of the person's own facts was shown in the session while it waited.
    if (!answer.ok) void refreshPerson()
  })
}
