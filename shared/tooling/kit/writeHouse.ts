import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { buildStale } from '../release/buildChanged'
import { outputOf } from '../release/builds'
import { callsHere } from '../release/callsHere'
import { repositoryRoot } from '../repository'
import { bundleWhole, importsOf } from '../server/bundleServer'
import { manifest, versionsOf } from './packageJson'
import { packagesIn } from './rewriteImports'

const PROGRAMS = {
  house: join(repositoryRoot, 'shell/server/house/main.ts'),
  main: join(repositoryRoot, 'shell/server/main.ts'),
  shelf: join(repositoryRoot, 'shell/server/shelf/main.ts'),
}

/** The files that programs read beside their sources. */
const READ = /^(shell|shared|mf-[a-z]+)\/(server\/|remote\.json$)/
const NOT_READ = /\.(ts|tsx|md)$|\/testing\//

/**
 * Writes the house as a package: the builds of shell and remotes, the server with its migrations and the demo's content.
 * Its programs find files below its root, as in an image.
 */
export async function writeHouse(folder: string): Promise<void> {
  const apps = ['shell', ...remotes()]
  await buildStale()
  await bundleWhole(PROGRAMS, folder, { packagesInside: false })
  for (const app of apps) cpSync(outputOf(app), join(folder, 'builds', app), { recursive: true })
  writeFileSync(join(folder, 'builds/calls.json'), JSON.stringify(await callsHere(apps)))
  const files = filesRead()
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(repositoryRoot, file), join(folder, file))
  }
  const { packages } = await importsOf(Object.values(PROGRAMS))
  const ofThreads = files.filter(file => file.endsWith('.mjs')).flatMap(file => packagesIn(textOf(file)))
  const about = {
    ...manifest(
      '@my-diet/house',
      'My Diet to try a remote in: the shell, its remotes, the server and the demo',
    ),
    bin: { 'my-diet-house': './server/house.mjs' },
    dependencies: versionsOf([...packages, ...ofThreads], '@my-diet/house'),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
}

const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

function filesRead(): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(path => READ.test(path) && !NOT_READ.test(path))
}
