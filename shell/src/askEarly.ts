import { askEarly } from 'shared/client/early'
import { earlyCalls } from 'shared/remote/earlyCalls'
import type { Registry } from 'shared/remote/remoteJson'
import { storedToken } from './session/tokenStore'

/**
 * Runs before the rest of the app, so that a slow answer and the loading of the screen overlap. The script in index.html
 * has sent the reads that the server named in the page; a page without them, such as the one that opens without a
 * network, has its reads sent here.
 */
const registry = document.getElementById('registry')?.textContent
const token = storedToken()
if (registry && token) {
  const reads = earlyCalls(JSON.parse(registry) as Registry, location.pathname)
  askEarly(
    reads.map(({ path, release }) => ({ name: `GET ${path}`, release })),
    token,
  )
}
