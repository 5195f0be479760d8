import { setTimeout as pause } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { addDays } from 'shared/dates'
import { type CopyOfRepository, copyOfCommit } from 'shared/testing/programs/copyOfRepository'
import { startMailServer } from 'shared/testing/services/mailServer'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { oldestCommit } from '../fixtures/oldestCommit'
import { runCommand } from '../fixtures/runCommand'
import { repositoryRoot } from '../fixtures/startServer'
import { signInBy } from './ask'
import { failuresOf, load, NO_FAILURES } from './load'
import { type Practice, startPractice } from './startPractice'

/*
 * `npm run drills -- upgrade`; past.test.ts, pastTables.api.test.ts and closing.test.ts are its cheap tests.
 * `UPGRADE_FROM` names the commit of another release to begin with.
 */

const ANA = { email: 'ana@mydiet.mx', password: 'Demo#2026' }
const DESKTOP = { width: 1280, height: 800 }
const NUEVO = 'nuevo@mydiet.mx'

interface Person {
  id: number
  token: string
}

/** The build of a release, and a practice that begins with it, take minutes. */
const LIMIT = { timeout: 3_600_000 }

const test = base.extend<{ former: CopyOfRepository; practice: Practice }>({
  former: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const copy = copyOfCommit(process.env.UPGRADE_FROM ?? oldestCommit('shell'))
      try {
        runCommand(copy.root, ['build'])
        await use(copy)
      } finally {
        copy.remove()
      }
    },
    LIMIT,
  ],
  practice: [
    async ({ former }, use) => {
      const practice = await startPractice(former.root)
      await use(practice)
      await practice.stop()
    },
    LIMIT,
  ],
})

test('a practice goes from its first release to this one under load and back: no call fails and nothing is lost', {
  tag: '@drill',
}, async ({ browser, former, practice }) => {
  test.setTimeout(LIMIT.timeout)
  const ana: Person = JSON.parse((await signInBy(practice.url, ANA)).body)
  const tables = await tablesIn(practice.databaseUrl)
  const before = await countsOf(practice.databaseUrl, tables)
  const tab = await openTab(
    await browser.newPage({ baseURL: practice.url, serviceWorkers: 'block', viewport: DESKTOP }),
  )
  await tab.rename('Ana Uno')
  for (const email of [ANA.email, NUEVO]) expect(await askForLink(practice.url, email)).toBe(200)
  await expect.poll(() => waitingMails(practice.databaseUrl)).toBe(2)

  const written = writePlans(practice.url, ana)
  const underLoad = async (name: string, work: () => Promise<void>) => {
    const headers = { authorization: `Bearer ${ana.token}` }
    const loads = [
      load({ url: `${practice.url}/api/auth/me`, method: 'POST', headers }),
      load({ url: `${practice.url}/api/appointments`, headers }),
    ]
    await pause(2000)
    await work()
    await pause(2000)
    const results = await Promise.all(loads.map(one => one.end()))
    for (const { requests, latency, statusCodeStats } of results)
      console.info(
        `${name}: ${requests.total} calls, p99 ${latency.p99} ms, ${JSON.stringify(statusCodeStats)}`,
      )
    expect.soft(results.map(failuresOf), name).toEqual(results.map(() => NO_FAILURES))
  }

  await underLoad('to this release', () => practice.replaceApis(repositoryRoot))
  // The page of the release before, on the API after.
  await tab.rename('Ana Dos')
  await tab.walk()
  const mails = await startMailServer(practice.mailPort)
  await practice.releaseThis()
  await tab.rename('Ana Tres')
  await tab.walk()
  await expect.poll(() => waitingMails(practice.databaseUrl), { timeout: 300_000 }).toBe(0)
  // This page is of this release; the one that was open took it by going on.
  await tab.reload()
  await tab.rename('Ana Cuatro')

  await underLoad('back', () => practice.replaceApis(former.root))
  await tab.rename('Ana Cinco')
  await tab.walk()
  await practice.takeBackTo(former.root)
  await tab.rename('Ana Seis')
  await tab.walk()

  const { plans, failed } = await written.end()
  expect(failed).toEqual([])
  console.info(`${plans.size} plans were saved meanwhile, one after the other`)
  const kept = await plansOf(practice.url, ana)
  for (const [day, id] of plans) expect(kept.get(day), day).toBe(id)
  expect(plans.size).toBeGreaterThan(50)
  const links = mails.received.filter(({ raw }) => raw.replace(/=\r?\n/g, '').includes('/reset-password'))
  expect(links.flatMap(({ to }) => to).sort()).toEqual([ANA.email, NUEVO])
  expect(tab.problems).toEqual([])
  // By the names that the release before knows, which may be views by now.
  const after = await countsOf(practice.databaseUrl, tables)
  const fewer = Object.keys(before).filter(table => (after[table] ?? 0) < (before[table] ?? 0))
  expect(fewer).toEqual([])
  await mails.stop()
})

const askForLink = async (url: string, email: string) =>
  (
    await fetch(`${url}/api/auth/reset-password-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
  ).status

const TODAY = new Date().toISOString().slice(0, 10)
const SLOTS = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }

/** Saves a plan of the next day, and so on, until it is ended: what was answered has to be there afterwards. */
function writePlans(url: string, { id, token }: Person) {
  const plans = new Map<string, number>()
  const failed: string[] = []
  let goesOn = true
  const writing = (async () => {
    for (let day = addDays(TODAY, 1); goesOn && plans.size < 600; day = addDays(day, 1)) {
      const answer = await fetch(`${url}/api/patients/${id}/meal-plans`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ day, ...SLOTS }),
      }).catch(String)
      if (typeof answer !== 'string' && answer.status === 201) {
        plans.set(day, ((await answer.json()) as { id: number }).id)
      } else failed.push(`${day}: ${typeof answer === 'string' ? answer : answer.status}`)
      await pause(250)
    }
  })()
  return {
    async end() {
      goesOn = false
      await writing
      return { plans, failed }
    },
  }
}

async function plansOf(url: string, { id, token }: Person): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/patients/${id}/meal-plans`, { headers })
  const plans = (await answer.json()) as { day: string; id: number }[]
  return new Map(plans.map(plan => [plan.day, plan.id]))
}

/** A page that stays open, and what went wrong in it. */
async function openTab(page: Page) {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`))
  page.on('response', answer => {
    if (answer.status() >= 500) problems.push(`${answer.status()} ${answer.url()}`)
  })
  const go = (name: string) => mainMenu(page).getByRole('link', { name }).click()
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await enter(page, ANA.email)
  await expect(heading(/^Hola, Ana/)).toBeVisible()
  return {
    problems,
    reload: () => page.reload(),
    /** Through the menu, as people do. */
    async walk() {
      await go('Citas')
      await expect(heading(/^Citas/)).toBeVisible()
      await go('Comidas')
      await expect(page).toHaveURL(/comidas/)
      await expect(page.getByRole('main').getByText('Desayuno').first()).toBeVisible()
    },
    /** She changes her name, and the page greets her by it. */
    async rename(name: string) {
      await go('Perfil')
      await page.getByRole('button', { name: 'Editar' }).click()
      await page.getByLabel('Nombre').fill(name)
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(page.getByText('Tu perfil se guardó.')).toBeVisible()
      await go('My Diet')
      await expect(heading(new RegExp(`^Hola, ${name}`))).toBeVisible()
    },
  }
}

async function waitingMails(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: string }>(
    databaseUrl,
    "select count(*) from jobs.job where name = 'password-reset-mail' and state in ('created', 'retry', 'active')",
  )
  return Number(row?.count)
}

/** Without those of jobs and limits, which come and go. */
async function tablesIn(databaseUrl: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'jobs', 'throttle')`,
  )
  return tables.map(({ name }) => name)
}

/** How many rows each table has. */
async function countsOf(databaseUrl: string, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of tables) {
    const [row] = await query<{ count: string }>(databaseUrl, `select count(*) from ${name}`)
    counts[name] = Number(row?.count)
  }
  return counts
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
