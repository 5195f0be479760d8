import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleByContent } from '../../tooling/server/bundleByContent'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/**
 * The programs that tests of the API run as processes of their own: the host's commands, and those of `testing/`; and the
 * host that fills their template.
 */
const PROGRAM = /^(shell|mf-[\w-]+)\/server\/(.+\/)?(main|testing\/(?:bareServer|screenHost|\w+Program))\.ts$/

/**
 * Bundles those programs with their packages, once for a run, and returns their folder: `runProgram` takes the bundle
 * where there is one, which begins in a fraction of the time. A run of several steps has one bundle.
 */
export async function bundlePrograms(): Promise<string> {
  process.env.BUNDLED_PROGRAMS ??= await bundleByContent(
    Object.fromEntries(programs().map(path => [path.replace(/\.ts$/, ''), join(repositoryRoot, path)])),
    join(repositoryRoot, '.cache/programs'),
    { packagesInside: true },
  )
  return process.env.BUNDLED_PROGRAMS
}

const programs = () =>
  readdirSync(repositoryRoot)
    .filter(name => /^(shell|mf-)/.test(name))
    .flatMap(name =>
      readdirSync(join(repositoryRoot, name, 'server'), { recursive: true, encoding: 'utf8' }).map(path =>
        join(name, 'server', path),
      ),
    )
    .filter(path => PROGRAM.test(path))
