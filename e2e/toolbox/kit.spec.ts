import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { shelvedAt } from 'shared/tooling/stories/shelvedStories'
import { mainMenu } from '../fixtures/mainMenu'
import { runCommand } from '../fixtures/runCommand'
import { freePorts, repositoryRoot } from '../fixtures/startServer'
import { signIn } from '../fixtures/test'

/* A team that never had this repository: an empty folder, and the three packed packages. */

const REMOTE = 'mf-agua'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 800 } })

let folder: string
let own: string
let port: number
let page: Page
const running: ChildProcess[] = []

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-team-'))
  own = join(folder, REMOTE)
  port = await freePorts()
  page = await browser.newPage({ baseURL: house() })
})
test.afterAll(async () => {
  await page.close()
  for (const child of running) await ended(child)
  rmSync(folder, { recursive: true })
})

const house = () => `http://localhost:${port}`
const slice = () => `http://127.0.0.1:${port + 20}`

/** The environment of a team: nothing of this repository. */
const theirs = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...more,
})

function say(program: string, words: readonly string[], cwd: string, more?: Record<string, string>): string {
  return execFileSync(program, words, { cwd, encoding: 'utf8', env: theirs(more) as NodeJS.ProcessEnv })
}

const npm = (...words: string[]) => say('npm', words, own)
/** From npm's cache alone: an installation of this repository has filled it. */
const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error']

function keepRunning(words: string[], more: Record<string, string>): void {
  running.push(
    spawn(process.execPath, words, { cwd: own, env: theirs(more) as NodeJS.ProcessEnv, stdio: 'inherit' }),
  )
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

const shellRelease = async () => /\/shell\/([0-9a-f]{16})\//.exec(await (await fetch(house())).text())?.[1]

function change(file: string, before: string, after: string): void {
  const text = readFileSync(join(own, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(own, file), text.replaceAll(before, after))
}

test('an empty folder becomes a repository, which proves what its team changes', { tag: '@drill' }, () => {
  const packed = join(folder, 'packed')
  runCommand(repositoryRoot, ['pack-kit', packed])
  say('npm', ['ci', ...quiet], packed)
  say(
    process.execPath,
    [join(packed, 'node_modules/.bin/my-diet'), 'new', REMOTE, `--packages=${packed}`],
    folder,
  )
  npm('install', ...quiet)
  // A change of its team's.
  change('messages.ts', 'Todavía no tienes notas', 'Todavía no hay vasos')
  npm('run', 'check')
  npm('test')
  expect(storiesIn(readFileSync(join(own, 'storybook-static/index.json'), 'utf8'))).toContain('Agua/Notas')
})

const storiesIn = (index: string) =>
  Object.values<{ title: string }>(JSON.parse(index).entries).map(({ title }) => title)

let token: string
let tokenOfPlain: string
let shell: string | undefined
const release = (...words: string[]) =>
  say('npm', ['run', 'release', '--', '--to', house(), ...words], own, {
    SHELF_TOKEN: token,
    SLICE_ADDRESS: slice(),
  })

test('a release by HTTP is in a running house, with its screen, its widget and its calls', {
  tag: '@drill',
}, async () => {
  const its = { DATA_DIR: join(folder, 'house'), LOG_LEVEL: 'warn' }
  const program = join(own, 'node_modules/@my-diet/house/server/house.mjs')
  const newToken = (remote: string) => {
    const made = say(process.execPath, [program, 'shelf', 'token', remote, 'CI'], own, its)
    return made.split('\n').find(line => /^[\w-]{20,}$/.test(line)) ?? ''
  }
  token = newToken(REMOTE)
  tokenOfPlain = newToken('mf-plano')
  keepRunning([program], { ...its, PORT: String(port), SLICE_GRANTS: `${REMOTE}=${slice()}` })
  keepRunning(['--import', 'tsx', 'server/main.ts'], {
    DATA_DIR: join(folder, 'slice'),
    PORT: String(port + 20),
    HOUSE: house(),
  })
  for (const url of [`${house()}/api/health/ready`, `${slice()}/health`])
    await expect
      .poll(() =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
  shell = await shellRelease()
  release()

  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'Tu última nota' })).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Agua' }).click()
  await expect(page.getByRole('list', { name: 'Tus notas' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Tu nota' }).fill('Ocho vasos.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('list', { name: 'Tus notas' })).toContainText('Ocho vasos.')
})

test('its stories are beside the release on the shelf', { tag: '@drill' }, async () => {
  release('--stories')
  const shelved = await shelvedAt({ origin: house(), token, remote: REMOTE })
  const { release: name } = shelved.releases.find(({ stories }) => stories) ?? {}
  expect(name).toBe(shelved.current)
  const stories = join(folder, 'stories')
  await shelved.unpack(name ?? '', stories)
  expect(storiesIn(readFileSync(join(stories, 'index.json'), 'utf8'))).toContain('Agua/Notas')
})

test("the types of the house's own remotes come with their releases", { tag: '@drill' }, () => {
  npm('run', 'fetch-types', '--', 'mf-citas', '--from', house())
  writeFileSync(
    join(own, 'whatCitasAnswers.ts'),
    [
      "import type { waitingContract } from './types/mf-citas/contract/waiting'",
      '',
      "export const call: keyof typeof waitingContract = 'GET appointments/waiting'",
      '// @ts-expect-error: it has no such call, so these are its types.',
      "export const none: keyof typeof waitingContract = 'GET agua'",
      '',
    ].join('\n'),
  )
  say('npx', ['tsc'], own)
  rmSync(join(own, 'whatCitasAnswers.ts'))
})

test('the next release replaces it, a rollback brings it back, and its team takes it out', {
  tag: '@drill',
}, async () => {
  change('messages.ts', "label: 'Tu nota'", "label: 'Tu vaso'")
  release()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Tu vaso' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tus notas' })).toContainText('Ocho vasos.')

  const back = ['--', '--to', house(), '--reason', 'Otra palabra']
  say('npm', ['run', 'rollback', ...back], own, { SHELF_TOKEN: token })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Tu nota' })).toBeVisible()

  say('npm', ['run', 'withdraw', ...back], own, { SHELF_TOKEN: token })
  await page.goto('/user/home')
  await expect(mainMenu(page).getByRole('link', { name: 'Comidas' })).toBeVisible()
  await expect(mainMenu(page).getByRole('link', { name: 'Agua' })).toHaveCount(0)
  expect(await shellRelease()).toBe(shell)
})

test('a remote without React mounts by the same contract', { tag: '@drill' }, async () => {
  const plain = join(folder, 'mf-plano')
  cpSync(join(repositoryRoot, 'e2e/samples/mf-plano'), plain, { recursive: true })
  const screen = join(plain, 'src/screens/plano/PlanoScreen.ts')
  writeFileSync(screen, readFileSync(screen, 'utf8').replaceAll("'shared/", "'@my-diet/kit/"))
  symlinkSync(join(own, 'node_modules'), join(plain, 'node_modules'))
  const program = join(plain, 'node_modules/.bin/my-diet')
  say(process.execPath, [program, 'release', '--to', house()], plain, { SHELF_TOKEN: tokenOfPlain })

  await page.reload()
  await mainMenu(page).getByRole('link', { name: 'Plano' }).click()
  await expect(page.getByText('Ana: ok')).toBeVisible()
  await page.getByRole('button', { name: 'Saludar' }).click()
  await expect(page.getByText('Saludos desde una pantalla sin React.')).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
  await expect(page.getByRole('button', { name: 'Saludar' })).toHaveCount(0)
  expect(await shellRelease()).toBe(shell)
})
