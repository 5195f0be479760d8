import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { workflowFile } from '../workflows/domainWorkflow'
import { manifestFiles } from './deployment'
import { COMPOSE, filesOfDomains } from './filesOfDomains'
import { leaveOwners, leaveSlices, leaveVariables } from './leaveLists'
import { unlinkWorkspace } from './linkWorkspace'
import { ownVariables } from './ownVariables'

const SLICES = 'shell/server/slices.ts'
const OWNERS = '.github/CODEOWNERS'
const ENVIRONMENT = '.env.example'

/**
 * Deletes a remote and takes it out of every list of remotes. Domains reach it by ports and shared calls alone, which
 * answer without it; so what others import stays where it is.
 */
export function removeRemote(root: string, remote: string): void {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const others = remotes(root).filter(name => name !== remote)
  const own = ownVariables(root, remote)
  // All texts are made before any file is deleted: some follow from a file of the remote that goes.
  const texts = [
    { path: SLICES, text: leaveSlices(read(SLICES), remote.slice(3)) },
    { path: OWNERS, text: leaveOwners(read(OWNERS), remote) },
    { path: ENVIRONMENT, text: leaveVariables(read(ENVIRONMENT), own) },
    ...filesOfDomains(root, others).map(({ path, text }) => ({
      path,
      text: path === COMPOSE ? leaveVariables(text, own) : text,
    })),
  ]
  const gone = [
    remote,
    workflowFile(remote),
    ...manifestFiles(remote),
    `shared/testing/defects/${remote}`,
    `shared/testing/past/${remote}`,
  ]
  for (const path of gone) rmSync(join(root, path), { recursive: true, force: true })
  for (const { path, text } of texts) writeFileSync(join(root, path), text)
  unlinkWorkspace(root, remote)
}
