import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type CopyOfHouse, copyOfHouse } from 'shared/testing/copyOfHouse'
import { signIn } from '../fixtures/house'
import { startHouse } from '../fixtures/startHouse'

const REMOTE = 'mf-nuevo'
const DESKTOP = { width: 1280, height: 800 }

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.use({ viewport: DESKTOP })

let house: CopyOfHouse
test.beforeAll(() => {
  house = copyOfHouse()
})
test.afterAll(() => house.remove())

/** Runs a command of the copy; its words are in the failure, if it fails. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: house.root,
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

test('a name that is none, or is taken, changes nothing', () => {
  for (const name of ['nuevo', 'mf-Nuevo', 'mf-class', 'mf-diet', 'mf-comidas', 'mf-recipes', '']) {
    const { status, said } = command('new', name)
    expect(status, said).toBe(2)
    expect(said).not.toContain('    at ')
  }
  expect(existsSync(join(house.root, 'mf-comidas'))).toBe(false)
})

test('one command makes a remote that passes what every remote has to pass', () => {
  const before = readFileSync(join(house.root, 'shell/server/slices.ts'), 'utf8')
  expectPassed(command('new', REMOTE))
  expect(readFileSync(join(house.root, 'shell/server/slices.ts'), 'utf8')).not.toBe(before)
  expect(readFileSync(join(house.root, '.github/CODEOWNERS'), 'utf8')).toContain(`/${REMOTE}/`)

  expectPassed(tool('@typescript/native/bin/tsc'))
  expectPassed(
    tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', REMOTE, 'shell/server/slices.ts'),
  )
  expectPassed(command('imports'))
  expectPassed(tool('knip/bin/knip.js', '--no-config-hints'))

  const projects = ['unit', 'components', 'api-pglite']
  const tests = tool('jest/bin/jest.js', `${REMOTE}/`, '--json', '--selectProjects', ...projects)
  expectPassed(tests)
  const { numPassedTestSuites } = JSON.parse(
    tests.said.slice(tests.said.indexOf('{"num'), tests.said.lastIndexOf('}') + 1),
  )
  expect(numPassedTestSuites).toBe(projects.length)
})

test('the house shows it: its menu entry, its screen, and what its own slice answers', async ({
  browser,
}) => {
  const other = join(house.root, 'mf-diet/dist/release.json')
  const before = existsSync(other) && readFileSync(other, 'utf8')
  expectPassed(command('build'))
  if (before) expect(readFileSync(other, 'utf8')).toBe(before)

  const running = await startHouse({ root: house.root })
  try {
    const page = await browser.newPage({ baseURL: running.url })
    const origins = new Set<string>()
    page.on('request', request => origins.add(new URL(request.url()).port))
    await page.goto('/')
    await signIn(page, 'ana@mydiet.mx')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Nuevo' }).click()
    await expect(page).toHaveURL('/user/nuevo')
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tus notas' }).getByRole('listitem')).toHaveText([
      /Llevar los análisis/,
      /Beber dos litros/,
    ])
    // The sixth remote: a port of its own, after those of the five.
    expect([...origins]).toContain(String(running.port + 6))
  } finally {
    await running.remove()
  }
})

test('deleting the folder and its two lines removes it whole', () => {
  rmSync(join(house.root, REMOTE), { recursive: true })
  // A link to nothing, as npm would remove it.
  rmSync(join(house.root, 'node_modules', REMOTE))
  const slices = join(house.root, 'shell/server/slices.ts')
  expect(readFileSync(slices, 'utf8')).toContain('nuevo')
})
