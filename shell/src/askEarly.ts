import { askEarly, type SentCalls } from 'shared/client/early'
import { earlyCalls } from 'shared/remote/earlyCalls'
import type { Registry } from 'shared/remote/remoteJson'
import { storedToken } from './session/tokenStore'

declare global {
  interface Window {
    /**
     * Sent by the script in index.html, before any code has arrived: `auth/me`, and the calls that the server named in
     * the page's `data-reads`.
     */
    earlyCalls?: SentCalls
  }
}

/**
 * Runs before the rest of the entry, so that a slow answer and the loading of the code overlap. A page without
 * `data-reads`, such as the one that opens without a network, has its reads sent here.
 */
const registry = document.getElementById('registry')?.textContent
const token = storedToken()
if (registry && token) {
  const reads = earlyCalls(JSON.parse(registry) as Registry, location.pathname)
  const calls = reads.map(({ path, release }) => ({ name: `GET ${path}`, release }))
  askEarly([...calls, { name: 'POST auth/me' }], token, window.earlyCalls)
}
delete window.earlyCalls
