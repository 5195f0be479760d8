import { askEarly } from 'shared/client/early'
import { earlyCalls } from 'shared/remote/earlyCalls'
import type { Registry } from 'shared/remote/remoteJson'
import { storedToken } from './session/tokenStore'

/** Runs before anything else of the entry: what a long answer takes on the way is not added to what the code takes. */
const registry = document.getElementById('registry')?.textContent
const token = storedToken()
if (registry && token) askEarly(earlyCalls(JSON.parse(registry) as Registry, location.pathname), token)
