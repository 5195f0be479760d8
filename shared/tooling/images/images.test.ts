import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPointer } from 'shared/releases/pointer'
import { importsOf } from '../server/bundleServer'
import { fillImage } from './fillImage'
import { hostFiles, productionPackages } from './hostImage'
import { imageOf } from './imageOf'
import { repositoryRoot } from './readCompose'

const operators = readFileSync(join(repositoryRoot, 'shared/tooling/commands/README.md'), 'utf8')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-image-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The image of a remote whose build has this text, in a folder that is as the container's. */
async function remoteImage(text: string) {
  const built = join(folder, `build-${text}`)
  mkdirSync(built)
  writeFileSync(join(built, 'remoteEntry.js'), text)
  const root = join(folder, `image-${text}`)
  await fillImage('mf-diet', root, built)
  return { root, release: readPointer(join(root, 'releases'), 'mf-diet')?.release ?? '' }
}

const environmentIn = (root: string) => ({
  PATH: process.env.PATH,
  IMAGE_SHELF: join(root, 'releases'),
  DATA_DIR: join(folder, 'data'),
})

/** Starts the image's program in a container of this name until it serves, and stops it. */
async function start(root: string, container: string): Promise<string> {
  const { command } = imageOf({ dockerfile: 'shared/tooling/images/remote.Dockerfile' })
  const child = spawn(process.execPath, command.slice(1), {
    cwd: root,
    env: { ...environmentIn(root), SERVE: 'mf-diet', PORT: '0', HOSTNAME: container },
  })
  const ended = once(child, 'exit')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += part))
  while (!said.includes('is served') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), ended])
  child.kill('SIGTERM')
  await ended
  return said
}

/** Runs what the documents put after `docker compose exec mf-diet`. */
function execute(root: string, command: string): string {
  const [program = '', ...words] = command.split(' ')
  return execFileSync(program, words, { cwd: root, env: environmentIn(root), encoding: 'utf8' })
}

/** The document writes `mf-x` for the name of a remote. */
const documentedFor = (remote: string) =>
  [...operators.matchAll(/docker compose exec mf-x (npm run [^`]+)/g)].map(([, command = '']) =>
    command.replaceAll('mf-x', remote),
  )

test('a remote’s image serves its release and runs each documented command, with nothing installed', async () => {
  const one = await remoteImage('one')
  const two = await remoteImage('two')
  expect(existsSync(join(one.root, 'node_modules'))).toBe(false)
  expect(await start(one.root, 'a')).toContain(`release ${one.release} is live`)
  await start(two.root, 'b')
  const said = documentedFor('mf-diet').map(command => execute(two.root, command))
  expect(said).toEqual([
    expect.stringContaining(two.release),
    expect.stringContaining(`back to release ${one.release}`),
    expect.stringContaining(`release ${two.release} is live`),
  ])
})

/** The commands that an operator runs in a container of the host, by the table of their README. */
const documented = [...operators.matchAll(/docker compose exec (?:api|shell) npm run (\w+)/g)].map(
  ([, name = '']) => name,
)

/** The file in which shared/tooling/run.mjs finds a command. */
const fileOf = (name: string) =>
  ['shared/tooling/commands', 'shell/server/commands']
    .map(place => `${place}/${name}.ts`)
    .find(path => existsSync(join(repositoryRoot, path))) ?? name

test('the image of the host has every module and every package that its programs and documented commands import', async () => {
  expect(new Set(documented)).toEqual(
    new Set(['backup', 'content', 'jobs', 'labs', 'pagos', 'staff', 'releases', 'rollback', 'redeploy']),
  )
  const files = new Set(hostFiles())
  expect(files).toContain('shared/tooling/run.mjs')
  const packages = new Set(productionPackages())
  const { files: imported, packages: needed } = await importsOf([
    'shell/server/main.ts',
    'shell/server/pages/main.ts',
    ...documented.map(fileOf),
  ])
  expect(imported.length).toBeGreaterThan(300)
  expect(imported.filter(path => !path.includes('node_modules/') && !files.has(path))).toEqual([])
  expect(needed).toContain('fastify')
  expect(needed.filter(name => !packages.has(`node_modules/${name}`))).toEqual([])
})
