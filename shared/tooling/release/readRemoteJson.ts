import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRemoteJson } from 'shared/releases/gate/checkRemoteJson'
import type { RemoteJson } from '../../remote/remoteJson'
import { broughtByOthers } from './broughtByOthers'

/** A remote's `remote.json`, checked against its own folder and the remotes beside it. Throws where it is not valid. */
export function readRemoteJson(root: string, app: string, folder = join(root, app)): RemoteJson {
  return checkRemoteJson(app, readFileSync(join(folder, 'remote.json'), 'utf8'), {
    hasModule: module => ['.tsx', '.ts'].some(extension => existsSync(join(folder, module + extension))),
    others: broughtByOthers(root, app),
  })
}
