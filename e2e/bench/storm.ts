import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { publish } from 'shared/releases'
import { rollback } from 'shared/releases/releases'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { replaceAll } from 'shared/tooling/deploy/replaceAll'
import { mainMenu } from '../fixtures/mainMenu'
import { publishChanged } from '../fixtures/publishChanged'
import { skipWelcome } from '../fixtures/skipWelcome'
import { freePorts, repositoryRoot } from '../fixtures/startServer'
import { tokenOf } from '../fixtures/tokenOf'
import { startFleet } from '../gateway/startFleet'
import { startGateway } from '../gateway/startGateway'
import type { Row } from './limits'
import { startApi, startProgram } from './startApi'

/** `STORM_NAVIGATIONS=100 npm run bench -- storm` is a smaller one. */
const NAVIGATIONS = Number(process.env.STORM_NAVIGATIONS ?? 500)
const RELEASES = 10
const TABS = 4
const RELOADED_EACH = 10
const LONGEST_MS = 60_000

const HOST = resolve(repositoryRoot, 'shell/server/main.ts')

/** The texts that each team changes; the headings stay, and some begin anew. */
const TEAMS: readonly [string, Record<string, string>][] = [
  ['mf-diet', { 'Tu plan de comidas': 'Tu plan de comidas nuevo' }],
  ['mf-citas', { 'Tu próxima cita': 'Tu próxima cita nueva' }],
  ['shell', { 'Abriendo ': 'Abriendo ya ' }],
]

const SCREENS: readonly [string, string, RegExp][] = [
  ['Comidas', '/user/comidas', /^Tu plan de comidas/],
  ['Citas', '/user/citas', /^Citas/],
  ['My Diet', '/user', /^Hola/],
]

/**
 * People walk through the product behind the gateway while teams release and take back every few seconds and both APIs are
 * replaced: no navigation may fail.
 */
export async function storm(browser: Browser): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-storm-'))
  const postgres = await startPostgres()
  const environment = { DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder }
  const shelf = shelfIn(folder)
  for (const app of ['shell', ...remotes()]) publish(shelf, app, join(repositoryRoot, app, 'dist'))
  const seeding = await startApi(environment.DATABASE_URL, environment)
  await seeding.stop()
  const port = await freePorts()
  const pages = startProgram('shell/server/main.ts', [], {
    ...{ DATA_DIR: folder, SERVE: 'pages,remotes', REMOTE_ORIGINS: '*=/', TRUST_PROXY: '1' },
    ...{ PORT: String(port), LOG_LEVEL: 'warn' },
  })
  const { fleet, ports, stop } = startFleet(HOST, { ...environment, REMOTE_ORIGINS: '*=/' })
  const gateway = await startGateway(port + remotes().length + 1, {
    shell: port,
    api: ports,
    ...Object.fromEntries(remotes().map((name, i) => [name, port + 1 + i])),
  })
  try {
    await fleet.startOne()
    await fleet.startOne()
    await until(() => fetch(gateway.url).then(({ ok }) => ok))
    const token = await tokenOf(gateway.url, 'ana@mydiet.mx')
    const failed: string[] = []
    let done = 0
    const next = () => (done < NAVIGATIONS ? ++done : undefined)
    const tabs = Array.from({ length: TABS }, () => walk(browser, gateway.url, token, next, failed))
    let turns = 0
    const walking = Promise.all(tabs)
    const releasing = (async () => {
      for (; turns < 2 * RELEASES; turns++) {
        // Spread over the navigations, however fast they are.
        await until(() => done >= (NAVIGATIONS * (turns + 1)) / (2 * RELEASES + 1))
        const [app, texts] = TEAMS[Math.floor(turns / 2) % TEAMS.length] as (typeof TEAMS)[number]
        if (turns % 2 === 0) publishChanged({ environment }, app, texts)
        else rollback(shelf, app)
      }
    })()
    const replacing = until(() => done >= NAVIGATIONS / 3).then(() => replaceAll(fleet, console.info))
    const begun = performance.now()
    await Promise.all([walking, releasing, replacing])
    for (const line of failed) console.info(line)
    const seconds = (performance.now() - begun) / 1000
    return [
      { what: 'navigations under the storm', measured: done, limit: 0, unit: '', informative: true },
      { what: 'releases and rollbacks meanwhile', measured: turns, limit: 0, unit: '', informative: true },
      { what: 'the storm took', measured: seconds, limit: 0, unit: 's', informative: true },
      { what: 'navigations or requests that failed', measured: failed.length, limit: 0, unit: '' },
    ]
  } finally {
    pages.kill()
    await stop()
    await gateway.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(go => setTimeout(go, 20))
}

/** One tab: through the menu, and by a reload now and then. */
async function walk(
  browser: Browser,
  origin: string,
  token: string,
  next: () => number | undefined,
  failed: string[],
): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL: origin, locale: 'es-MX', viewport: { width: 390, height: 844 } },
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
  })
  await context.addInitScript(skipWelcome)
  await context.addInitScript(value => localStorage.setItem('mydiet.token', value), token)
  const page = await context.newPage()
  page.on('response', answer => answer.status() >= 500 && failed.push(`${answer.status()} ${answer.url()}`))
  page.on('requestfailed', request => {
    const text = request.failure()?.errorText
    // A page that is left ends what it waits for.
    if (text !== 'net::ERR_ABORTED') failed.push(`${text} ${request.url()}`)
  })
  page.on('pageerror', error => failed.push(`uncaught: ${error.message}`))
  await page.goto('/user')
  for (let step = next(); step !== undefined; step = next()) {
    const [link, address, heading] = SCREENS[step % SCREENS.length] as (typeof SCREENS)[number]
    await navigate(page, step % RELOADED_EACH === 0 ? address : '', link, heading).catch(error =>
      failed.push(`${step} ${link}: ${error instanceof Error ? error.message.split('\n')[0] : error}`),
    )
  }
  await context.close()
}

async function navigate(page: Page, address: string, link: string, heading: RegExp): Promise<void> {
  if (address) await page.goto(address, { timeout: LONGEST_MS })
  else await mainMenu(page).getByRole('link', { name: link }).click({ timeout: LONGEST_MS })
  const found = page.getByRole('heading', { level: 1, name: heading })
  await found.waitFor({ timeout: LONGEST_MS })
  const card = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  if ((await card.count()) > 0) throw new Error((await card.first().textContent()) ?? '')
}
