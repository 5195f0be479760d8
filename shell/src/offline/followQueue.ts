import { decided$ } from 'shared/offline/callQueue'
import type { QueryClient } from 'shared/query'
import { notify } from 'shared/session'

/** What was kept has been sent: the screens ask for what it changed, and a refusal is told. */
export function followQueue(client: QueryClient): void {
  decided$.subscribe(({ call, answer, here }) => {
    for (const queryKey of call.refreshes) void client.invalidateQueries({ queryKey })
    // One tab tells it.
    if (!answer.ok && here) notify({ type: 'error', ...call.failure })
  })
}
