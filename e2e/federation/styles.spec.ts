import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type CopyOfRepository, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { testHome } from 'shared/testing/testHome'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { runCommand } from '../fixtures/runCommand'
import { addSampleRemote } from '../fixtures/sampleRemote'
import { startDevelopment } from '../fixtures/startDevelopment'
import { freePorts, startServer } from '../fixtures/startServer'

/** Two remotes with the same screens and files. */
const REMOTES = ['uno', 'dos'] as const
const ORDERS = [REMOTES, REMOTES.toReversed()]
/** A colour in each remote's own file, at the same path, and in its copy of a design system component. */
const MARKS = { uno: 'rgb(1, 2, 3)', dos: 'rgb(4, 5, 6)' }
const RED = 'rgb(255, 0, 0)'

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 } })

let copy: CopyOfRepository
test.beforeAll(async () => {
  copy = copyOfRepository()
  for (const name of REMOTES) await addSampleRemote(copy.root, name)
  edit('mf-dos/src/screens/first/Mark.module.css', source => source.replace('1 2 3', '4 5 6'))
})
test.afterAll(() => copy.remove())

function edit(path: string, change: (source: string) => string) {
  const file = join(copy.root, path)
  const source = readFileSync(file, 'utf8')
  const changed = change(source)
  expect(changed).not.toBe(source)
  writeFileSync(file, changed)
}

interface Colours {
  mark: string
  button: string
}

/** Opens the screen of one sample remote and answers its visible colours. */
async function coloursOf(page: Page, name: string): Promise<Colours> {
  const label = name.charAt(0).toUpperCase() + name.slice(1)
  await mainMenu(page).getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { name: `Primera de ${label}` })).toBeVisible()
  await page.mouse.move(0, 0)
  const button = page.getByRole('button', { name: 'Marcar' })
  // The colours of a new button are animated.
  await button.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  return {
    mark: await page.getByText(/: ok, /).evaluate(element => getComputedStyle(element).color),
    button: await button.evaluate(element => getComputedStyle(element).backgroundColor),
  }
}

/** The colours when the remotes are opened in an order, each once more after the other's styles have loaded. */
async function visit(browser: Browser, url: string, order: readonly string[]) {
  const page = await browser.newPage({ baseURL: url })
  await enter(page, 'ana@mydiet.mx')
  const seen: [string, Colours][] = []
  for (const name of [...order, ...order]) seen.push([name, await coloursOf(page, name)])
  await page.close()
  return seen
}

test('a component in two versions, and two files at one path, keep their own styles in one page', {
  tag: '@drill',
}, async ({ browser }) => {
  const server = await startServer({ root: copy.root, home: await testHome() })
  const button = 'shared/ui/Button/Button.module.css'
  const original = readFileSync(join(copy.root, button), 'utf8')
  try {
    edit(button, source => source.replace(/(\.primary \{\s*background: )[^;]+/, `$1${RED}`))
    runCommand(copy.root, ['release', 'mf-uno', '--force', 'a test of styles'], server.environment)
    for (const order of ORDERS) {
      for (const [name, { mark, button: colour }] of await visit(browser, server.url, order)) {
        const about = `${name}, opened as ${order.join(', ')}`
        expect(mark, about).toBe(MARKS[name as keyof typeof MARKS])
        if (name === 'uno') expect(colour, about).toBe(RED)
        else expect(colour, about).not.toBe(RED)
      }
    }
  } finally {
    writeFileSync(join(copy.root, button), original)
    await server.remove()
  }
})

test('two files at one path keep their own styles in development too', {
  tag: '@drill',
}, async ({ browser }) => {
  const port = await freePorts()
  const home = await testHome()
  const url = `http://localhost:${port}`
  const ready = `${url}/api/health/ready`
  const { environment } = home
  const development = await startDevelopment(copy.root, ['dev', 'mf-uno', 'mf-dos'], {
    port,
    environment,
    ready,
  })
  const served = async () =>
    ((await (await fetch(`${url}/registry.json`)).json()) as { remotes: unknown[] }).remotes.length
  try {
    await expect.poll(served, { timeout: 60_000 }).toBe(REMOTES.length)
    for (const order of ORDERS) {
      for (const [name, { mark }] of await visit(browser, url, order))
        expect(mark, `${name}, opened as ${order.join(', ')}`).toBe(MARKS[name as keyof typeof MARKS])
    }
  } finally {
    await development.stop()
    await home.remove()
  }
})
