import { readConfig } from 'shared/server/config/config'
import { buildServer } from '../buildServer'
import { slices } from '../slices'

export { buildServer, readConfig }

/** The domains of a practice that has not published any content: it has accounts and nothing else. */
export const bareSlices = slices.map(({ demoContent: _content, seedDemo: _seed, ...slice }) => slice)
