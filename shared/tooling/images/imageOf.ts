import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Build, repositoryRoot } from './readCompose'

export interface Image {
  /** The paths of the working copy that its last stage copies. */
  copies: string[]
  /** The command that it runs, below its folder. */
  command: string[]
}

/** Reads the last stage of one of our Dockerfiles, built with the arguments that docker-compose.yml gives it. */
export function imageOf({ dockerfile = '', args = {} }: Pick<Build, 'dockerfile' | 'args'>): Image {
  const text = readFileSync(join(repositoryRoot, dockerfile), 'utf8')
  const defaults = Array.from(text.matchAll(/^ARG (\w+)=(\S+)$/gm), ([, name, value]) => [name, value])
  const variables: Record<string, string | undefined> = { ...Object.fromEntries(defaults), ...args }
  const stage = (text.split(/^FROM /m).at(-1) ?? '').replace(
    /\$\{(\w+)\}/g,
    (_, name: string) => variables[name] ?? '',
  )
  const copies = Array.from(stage.matchAll(/^COPY --from=\S+ (.+) \S+$/gm), ([, sources = '']) =>
    sources.split(' '),
  )
  const command = /^CMD (\[.+\])$/m.exec(stage)?.[1]
  if (!command) throw new Error(`${dockerfile} has no CMD.`)
  return { copies: copies.flat().map(path => path.replace(/^\/app\/?/, '')), command: JSON.parse(command) }
}

/**
 * Copies an image's files into a folder, so that a process can run with these alone: a missing file is found without a
 * container engine.
 */
export function layOut({ copies }: Image, folder: string): void {
  for (const path of copies.filter(path => path !== 'node_modules')) {
    cpSync(join(repositoryRoot, path), join(folder, path), { recursive: true })
  }
  const packages = join(repositoryRoot, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages)) {
    const isWorkspace = lstatSync(join(packages, name)).isSymbolicLink()
    const target = isWorkspace
      ? join(folder, readlinkSync(join(packages, name)).replace('../', ''))
      : join(packages, name)
    if (existsSync(target)) symlinkSync(target, join(folder, 'node_modules', name))
  }
}

/** The sources that an image copies but the working copy lacks. The image's own build makes the `dist` folders. */
export function missingFrom({ copies }: Image): string[] {
  return copies.filter(path => path && !path.endsWith('/dist') && !existsSync(join(repositoryRoot, path)))
}
