import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyDockerfile } from './copyDockerfile'
import { joinOwners } from './joinOwners'
import { joinSlices } from './joinSlices'
import { linkWorkspace } from './linkWorkspace'
import { writeTemplates } from './writeTemplates'

const SLICES = 'shell/server/slices.ts'
const OWNERS = '.github/CODEOWNERS'

/** Writes a remote in the shape that all have, and joins it to the house. Answers the files it wrote or changed. */
export function newRemote(root: string, remote: string): string[] {
  const name = remote.slice('mf-'.length)
  // Both are made before anything is written: a list that cannot be joined must not leave half a remote.
  const joined = [
    { path: SLICES, text: joinSlices(readFileSync(join(root, SLICES), 'utf8'), name) },
    { path: OWNERS, text: joinOwners(readFileSync(join(root, OWNERS), 'utf8'), remote) },
  ]
  const written = writeTemplates(join(import.meta.dirname, 'remote'), join(root, remote), {
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
    id: randomUUID(),
    now: String(Date.now()),
    ...sharedVersions(root),
  })
  written.push(...copyDockerfile(root, remote))
  for (const { path, text } of joined) writeFileSync(join(root, path), text)
  linkWorkspace(root, remote)
  format(root, [remote, SLICES])
  return [...written.map(path => `${remote}/${path}`), ...joined.map(({ path }) => path)]
}

/** A new remote takes the versions of the house. */
function sharedVersions(root: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [`version:${name}`, version]),
  )
}

/** Where lines break and imports stand depends on how long the name is. */
function format(root: string, paths: string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=none', ...paths], { cwd: root })
}
