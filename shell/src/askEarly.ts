import { askEarly } from 'shared/client/early'
import { earlyCalls } from 'shared/remote/earlyCalls'
import type { Registry } from 'shared/remote/remoteJson'
import { storedToken } from './session/tokenStore'

/** Runs before the rest of the entry, so that a slow answer and the loading of the code overlap. */
const registry = document.getElementById('registry')?.textContent
const token = storedToken()
if (registry && token) askEarly(earlyCalls(JSON.parse(registry) as Registry, location.pathname), token)
