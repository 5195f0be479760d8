import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { type CopyOfRepository, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { mainMenu } from '../fixtures/mainMenu'
import { startServer } from '../fixtures/startServer'
import { signIn } from '../fixtures/test'

const REMOTE = 'mf-nuevo'
const DESKTOP = { width: 1280, height: 800 }

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.use({ viewport: DESKTOP })

let copy: CopyOfRepository
test.beforeAll(() => {
  copy = copyOfRepository()
  expectPassed(command('build'))
})
test.afterAll(() => copy.remove())

/** Runs a command of the copy; its output is the message of a failed expectation. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0' },
  })
  return { status, said: `${stdout}${stderr}` }
}

const command = (...words: string[]) => run('shared/tooling/run.mjs', ...words)
const tool = (path: string, ...words: string[]) => run(join('node_modules', path), ...words)

function expectPassed({ status, said }: ReturnType<typeof run>) {
  expect(status, said).toBe(0)
}

const read = (path: string) => readFileSync(join(copy.root, path), 'utf8')

/** A text without the lines that name the remote. */
const without = (text: string) =>
  text
    .split('\n')
    .filter(line => !line.includes(REMOTE))
    .join('\n')

function withoutWorkspace(text: string): string {
  const lock = JSON.parse(text)
  delete lock.packages[REMOTE]
  delete lock.packages[`node_modules/${REMOTE}`]
  return `${JSON.stringify(lock, null, 2)}\n`
}

test('an invalid or taken name changes nothing', () => {
  for (const name of ['nuevo', 'mf-Nuevo', 'mf-class', 'mf-diet', 'mf-comidas', 'mf-recipes', '']) {
    const { status, said } = command('new', name)
    expect(status, said).toBe(2)
    expect(said).not.toContain('    at ')
  }
  expect(existsSync(join(copy.root, 'mf-comidas'))).toBe(false)
})

test('one command creates a remote that passes the checks of every remote', () => {
  const lists = [
    'shell/server/slices.ts',
    '.github/CODEOWNERS',
    'docker-compose.yml',
    'shell/gateway/upstreams.conf',
    'package-lock.json',
  ]
  const before = lists.map(read)
  expectPassed(command('new', REMOTE))
  // Its changes elsewhere contain its name: without those lines the files are as before.
  const [slices = '', owners = '', compose = '', upstreams = '', lock = ''] = lists.map(read)
  expect([
    without(slices.replace(', nuevo]', ']')),
    without(owners),
    without(compose.replace(/^ {2}mf-nuevo:\n(?: {4}.*\n)+\n/m, '')),
    without(upstreams.replace(/\nupstream mf-nuevo \{\n(?: .*\n)+\}\n/, '')),
    withoutWorkspace(lock),
  ]).toEqual(before)

  const [neighbour, own] = ['mf-citas', REMOTE].map(remote => readdirSync(join(copy.root, remote)))
  expect(own).toEqual(expect.arrayContaining(neighbour?.filter(name => name !== 'dist') ?? []))
  expectPassed(
    tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', REMOTE, 'shell/server/slices.ts'),
  )
  // Other checks cover the rest of the repository.
  expect(tool('@typescript/native/bin/tsc').said).not.toMatch(/mf-nuevo|slices\.ts/)
  expect(command('imports').said).not.toContain(REMOTE)
  expect(tool('knip/bin/knip.js', '--no-config-hints').said).not.toContain(REMOTE)

  // Its own tests, and those that compare docker-compose.yml and the gateway with the existing remotes.
  const projects = ['unit', 'screens', 'api-pglite']
  const paths = [`${REMOTE}/`, 'shared/tooling/images/']
  const tests = tool('jest/bin/jest.js', ...paths, '--json', '--selectProjects', ...projects)
  expectPassed(tests)
  const { numPassedTestSuites } = JSON.parse(
    tests.said.slice(tests.said.indexOf('{"num'), tests.said.lastIndexOf('}') + 1),
  )
  expect(numPassedTestSuites).toBe(projects.length + 1)
})

test('the app shows it: its menu entry, its screen, and its own slice’s answer', async ({ browser }) => {
  const built = command('build')
  expectPassed(built)
  // Only the new remote was built.
  expect(built.said.match(/Building \S+/g)).toEqual([`Building ${REMOTE}`])

  const running = await startServer({ root: copy.root })
  try {
    const page = await browser.newPage({ baseURL: running.url })
    const origins = new Set<string>()
    page.on('request', request => origins.add(new URL(request.url()).port))
    await page.goto('/')
    await signIn(page, 'ana@mydiet.mx')
    await mainMenu(page).getByRole('link', { name: 'Nuevo' }).click()
    await expect(page).toHaveURL('/user/nuevo')
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tus notas' }).getByRole('listitem')).toHaveText([
      /Llevar los análisis/,
      /Beber dos litros/,
    ])
    // It has its own port.
    const all = remotes(copy.root)
    expect([...origins]).toContain(String(running.port + 1 + all.indexOf(REMOTE)))
  } finally {
    await running.remove()
  }
})
