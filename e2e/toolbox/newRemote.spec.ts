import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { type CopyOfRepository, commitCopy, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { mainMenu } from '../fixtures/mainMenu'
import { startServer } from '../fixtures/startServer'
import { signIn } from '../fixtures/test'

const REMOTE = 'mf-nuevo'
const DESKTOP = { width: 1280, height: 800 }

test.describe.configure({ mode: 'serial' })
test.use({ viewport: DESKTOP })

let copy: CopyOfRepository
test.beforeAll(() => {
  copy = copyOfRepository()
  commitCopy(copy)
  expectPassed(command('build'))
})
test.afterAll(() => copy.remove())

/** Runs a command of the copy; its output is the message of a failed expectation. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy.root,
    encoding: 'utf8',
    // Nothing else of this environment: it names the bundled programs of the original, which lack the new remote.
    env: { PATH: process.env.PATH, FORCE_COLOR: '0' },
  })
  return { status, said: `${stdout}${stderr}` }
}

const command = (...words: string[]) => run('shared/tooling/run.mjs', ...words)
const tool = (path: string, ...words: string[]) => run(join('node_modules', path), ...words)

function expectPassed({ status, said }: ReturnType<typeof run>) {
  expect(status, said).toBe(0)
}

/** Expects that so many files of tests ran and passed, by the report that Jest and Vitest print. */
function expectRan({ status, said }: ReturnType<typeof run>, files: number) {
  expect(status, said).toBe(0)
  const report = JSON.parse(said.slice(said.indexOf('{"num'), said.lastIndexOf('}') + 1))
  expect(report.numPassedTestSuites, said).toBeGreaterThanOrEqual(files)
}

test('an invalid or taken name changes nothing', { tag: '@drill' }, () => {
  for (const name of ['nuevo', 'mf-Nuevo', 'mf-class', 'mf-diet', 'mf-comidas', 'mf-recipes', '']) {
    const { status, said } = command('new', name)
    expect(status, said).toBe(2)
    expect(said).not.toContain('    at ')
  }
  expect(existsSync(join(copy.root, 'mf-comidas'))).toBe(false)
})

test('one command creates a remote that passes the checks of every remote', { tag: '@drill' }, () => {
  expectPassed(command('new', REMOTE))
  expectPassed(
    tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', REMOTE, 'shell/server/slices.ts'),
  )
  // Other checks cover the rest of the repository.
  expect(tool('@typescript/native/bin/tsc').said).not.toMatch(/mf-nuevo|slices\.ts/)
  expect(command('imports').said).not.toContain(REMOTE)
  expect(tool('knip/bin/knip.js', '--no-config-hints').said).not.toContain(REMOTE)

  // Its own tests, and those that compare docker-compose.yml and the gateway with the existing remotes.
  const paths = [`${REMOTE}/`, 'shared/tooling/images/']
  expectRan(tool('jest/bin/jest.js', ...paths, '--json', '--selectProjects', 'rules', 'unit', 'screens'), 4)
  expectRan(tool('vitest/vitest.mjs', 'run', `${REMOTE}/`, '--reporter=json'), 1)
})

test('the app shows it: its menu entry, its screen, and its own slice’s answer', { tag: '@drill' }, async ({
  browser,
}) => {
  const built = command('build')
  expectPassed(built)
  // Only the new remote was built.
  expect(built.said.match(/Building .+/g)).toEqual([`Building ${REMOTE}…`])

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
