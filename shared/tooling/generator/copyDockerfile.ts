import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All remotes have the same Dockerfile but for their name, so a new one takes over a neighbour's. Answers its path. */
export function copyDockerfile(root: string, remote: string): string[] {
  const neighbour = readdirSync(root).find(
    name => name.startsWith('mf-') && name !== remote && existsSync(join(root, name, 'Dockerfile')),
  )
  if (!neighbour) return []
  const text = readFileSync(join(root, neighbour, 'Dockerfile'), 'utf8')
  writeFileSync(join(root, remote, 'Dockerfile'), text.replaceAll(neighbour, remote), { flag: 'wx' })
  return ['Dockerfile']
}
