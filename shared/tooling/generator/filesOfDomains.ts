import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { domainWorkflow, workflowFile } from '../workflows/domainWorkflow'
import { composeFor, inCluster, manifestsFor, upstreamsFor, type Written } from './deployment'
import { slicesConf } from './slicesConf'

export const COMPOSE = 'docker-compose.yml'
const GATEWAY = 'shell/gateway'
const UPSTREAMS = `${GATEWAY}/upstreams.conf`
const KUBERNETES = 'shell/kubernetes'

/** The files that follow from the list of domains, as they would be written now. */
export function filesOfDomains(root: string, names = remotes(root)): Written[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const upstreams = upstreamsFor(read(UPSTREAMS), names)
  const slices = slicesConf(root, names)
  return [
    { path: COMPOSE, text: composeFor(read(COMPOSE), names) },
    { path: UPSTREAMS, text: upstreams },
    { path: `${GATEWAY}/apis.slices.conf`, text: slices },
    { path: `${KUBERNETES}/base/upstreams.conf`, text: inCluster(upstreams) },
    { path: `${KUBERNETES}/overlays/slices/apis.conf`, text: inCluster(slices) },
    ...manifestsFor(read, names),
    ...names.map(name => ({ path: workflowFile(name), text: domainWorkflow(name) })),
  ]
}
