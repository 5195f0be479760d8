import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { filesOfDomains } from './filesOfDomains'
import { joinOwners } from './joinOwners'
import { joinSlices } from './joinSlices'
import { linkWorkspace } from './linkWorkspace'
import { writeTemplates } from './writeTemplates'

const SLICES = 'shell/server/slices.ts'
const OWNERS = '.github/CODEOWNERS'

/**
 * Writes a remote in the usual shape, and adds it to every list of remotes. Returns the files that it wrote or changed.
 */
export function newRemote(root: string, remote: string): string[] {
  const name = remote.slice('mf-'.length)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const isNew = (path: string, text: string) => !existsSync(join(root, path)) || read(path) !== text
  // All texts are made before any file is written: a list that cannot be extended must not leave half a remote.
  const joined = [
    { path: SLICES, text: joinSlices(read(SLICES), name) },
    { path: OWNERS, text: joinOwners(read(OWNERS), remote) },
    ...filesOfDomains(root, [...remotes(root), remote]).filter(({ path, text }) => isNew(path, text)),
  ]
  const filled = {
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
    id: randomUUID(),
    now: String(Date.now()),
    ...sharedVersions(root),
  }
  const written = writeTemplates(join(import.meta.dirname, 'remote'), join(root, remote), filled, {
    home: 'here',
  })
  // Once more, since some follow from its contract, which is there now.
  for (const { path, text } of [...joined, ...filesOfDomains(root)]) writeFileSync(join(root, path), text)
  linkWorkspace(root, remote)
  format(root, [remote, SLICES])
  return [...written.map(path => `${remote}/${path}`), ...joined.map(({ path }) => path)]
}

/** A new remote takes the versions of the repository. */
function sharedVersions(root: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [`version:${name}`, version]),
  )
}

/** Formats the files, since their line breaks and the order of their imports depend on the length of the name. */
function format(root: string, paths: string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=none', ...paths], { cwd: root })
}
