import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleServer } from '../../tooling/server/bundleServer'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/**
 * The programs that tests of the API run as processes of their own: the host's commands, and those of `testing/`; and the
 * host that fills their template.
 */
const PROGRAM = /^(shell|mf-[\w-]+)\/server\/(.+\/)?(main|testing\/(?:bareServer|screenHost|\w+Program))\.ts$/

/**
 * Bundles those programs once for a run: `runProgram` takes the bundle where there is one, which begins in a fraction of
 * the time.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  const files = readdirSync(repositoryRoot)
    .filter(name => /^(shell|mf-)/.test(name))
    .flatMap(name =>
      readdirSync(join(repositoryRoot, name, 'server'), { recursive: true, encoding: 'utf8' }).map(path =>
        join(name, 'server', path),
      ),
    )
    .filter(path => PROGRAM.test(path))
  await bundleServer(
    Object.fromEntries(files.map(path => [path.replace(/\.ts$/, ''), join(repositoryRoot, path)])),
    folder,
  )
  process.env.BUNDLED_PROGRAMS = folder
}
