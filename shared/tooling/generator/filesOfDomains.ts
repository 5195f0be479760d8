import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { domainWorkflow, workflowFile } from '../workflows/domainWorkflow'
import { composeFor, upstreamsFor } from './deployment'

const COMPOSE = 'docker-compose.yml'
const UPSTREAMS = 'shell/gateway/upstreams.conf'

export interface Written {
  /** Below the root. */
  path: string
  text: string
}

/** The files that follow from the list of domains, as they would be written now. */
export function filesOfDomains(root: string, names = remotes(root)): Written[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return [
    { path: COMPOSE, text: composeFor(read(COMPOSE), names) },
    { path: UPSTREAMS, text: upstreamsFor(read(UPSTREAMS), names) },
    ...names.map(name => ({ path: workflowFile(name), text: domainWorkflow(name) })),
  ]
}
