import type { Browser, Page } from '@playwright/test'
import { readPointer } from 'shared/releases/pointer'
import { shelfIn } from 'shared/releases/shelf'
import { mailsIn, outboxFolder } from 'shared/server/mail/demoMailbox'
import { enter } from '../fixtures/enter'
import { arriveAt } from '../fixtures/payments'
import { releaseSpoilt, SPOILINGS, type Spoiling } from '../fixtures/spoiltRelease'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

/*
 * `npm run drills -- hundred-faults`: releases that do not load or fail at their first render, each opened by three
 * people in browsers: nobody is without the screen, the server takes it back after the third one's report, and what
 * somebody is typing stays. FAULTS=20 tries so many.
 */

test.describe.configure({ mode: 'serial' })
test.use({
  viewport: { width: 1280, height: 800 },
  walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'],
})

const SCREENS = [
  ['mf-diet', 'comidas'],
  ['mf-citas', 'citas'],
  ['mf-cursos', 'solutions'],
  ['mf-objetivos', 'objetivos'],
  ['mf-cuenta', 'precios'],
  ['mf-diet', 'comidas/recetas'],
  ['mf-citas', 'agendar'],
  ['mf-cuenta', 'pagos'],
  ['mf-diet', 'comidas/compras'],
  ['mf-cuenta', 'plan'],
] as const
/** Each screen has each fault once; the first ones are of different kinds. */
const FAULTS = SCREENS.flatMap((_, i) =>
  SPOILINGS.map((spoiling, j) => ({ spoiling, screen: SCREENS[(i + j) % SCREENS.length] ?? SCREENS[0] })),
).slice(0, Number(process.env.FAULTS ?? 100))

/** A person sends some hundred reports a day at most. */
const FAULTS_A_GROUP = 25
const GROUPS = Array.from({ length: Math.ceil(FAULTS.length / FAULTS_A_GROUP) }, (_, i) =>
  FAULTS.slice(i * FAULTS_A_GROUP, (i + 1) * FAULTS_A_GROUP),
)
/** From the third person's report until the release before is live again. */
const UNDONE_WITHIN_MS = 60_000
const DRAFT = 'Maestra de yoga, y todavía sin guardar'

interface Row {
  name: string
  end: 'refused' | 'undone'
  /** From the release until the screen is there for all three. */
  shownMs: number
  /** From the third person's report until it is undone. */
  undoneMs: number
}
const rows: Row[] = []
test.afterAll(() => {
  const kinds = SPOILINGS.map(({ name }) =>
    rowOf(
      name,
      rows.filter(row => row.name === name),
    ),
  )
  const head =
    '| fault | releases | refused | undone | screen there, s, most | undone after the third report, s, most |'
  console.info([head, '|---|---|---|---|---|---|', ...kinds].join('\n'))
})

function rowOf(name: string, of: readonly Row[]): string {
  const ended = (end: Row['end']) => of.filter(row => row.end === end).length
  const most = (part: 'shownMs' | 'undoneMs') => (Math.max(0, ...of.map(row => row[part])) / 1000).toFixed(1)
  return `| ${name} | ${of.length} | ${ended('refused')} | ${ended('undone')} | ${most('shownMs')} | ${most('undoneMs')} |`
}

/** A person whose address is proved, in a browser of their own. */
async function newPerson(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const email = await arriveAt(page, '/user/home')
  await expect.poll(() => proofLink(server, email), { timeout: 60_000 }).toBeDefined()
  await page.goto((await proofLink(server, email)) ?? '')
  await page.getByRole('button').click()
  await page.goto('/user/home')
  return page
}

async function proofLink({ environment }: Server, email: string): Promise<string | undefined> {
  const mails = await mailsIn(outboxFolder(environment.DATA_DIR), 200)
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
  return texts.flatMap(text => /\/api\/confirmar-correo\/[\w-]+/.exec(text)?.[0] ?? [])[0]
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Opens a screen as a person does who comes back, and answers when its page told the server of a failure. */
async function meets(page: Page, path: string): Promise<number> {
  const told = page.waitForResponse(
    answer =>
      answer.url().endsWith('/client-reports') && /"problems":\[\{/.test(answer.request().postData() ?? ''),
    { timeout: 60_000 },
  )
  await page.goto(`/user/${path}`)
  await expect(title(page)).toBeVisible({ timeout: 60_000 })
  expect((await told).status()).toBe(200)
  return performance.now()
}

async function tryFault(
  server: Server,
  people: Page[],
  { spoiling, screen: [app, path] }: (typeof FAULTS)[number],
) {
  const shelf = shelfIn(server.environment.DATA_DIR)
  const begun = performance.now()
  const { refused, release } = releaseSpoilt(shelf, app, path, spoiling as Spoiling)
  if (refused) {
    rows.push({ name: spoiling.name, end: 'refused', shownMs: 0, undoneMs: 0 })
    return
  }
  const told = await Promise.all(people.map(page => meets(page, path)))
  const shownMs = performance.now() - begun
  const live = () => readPointer(shelf, app)?.release
  await expect.poll(live, { timeout: UNDONE_WITHIN_MS, intervals: [100] }).not.toBe(release)
  const undoneMs = Math.max(0, performance.now() - Math.max(...told))
  rows.push({ name: spoiling.name, end: 'undone', shownMs, undoneMs })
}

for (const [i, faults] of GROUPS.entries())
  test(`faults ${i * FAULTS_A_GROUP + 1} to ${i * FAULTS_A_GROUP + faults.length}`, {
    tag: '@drill',
  }, async ({ browser, page, server }) => {
    test.setTimeout(faults.length * 120_000)
    const people = [
      await newPerson(browser, server),
      await newPerson(browser, server),
      await newPerson(browser, server),
    ]
    await enter(page, 'ana@mydiet.mx', '/user/perfil')
    await page.getByRole('button', { name: 'Editar' }).click()
    const draft = page.getByLabel('Ocupación')
    await draft.fill(DRAFT)
    for (const fault of faults) {
      await test.step(`${fault.screen.join(' ')}: ${fault.spoiling.name}`, () =>
        tryFault(server, people, fault))
      await expect(draft).toHaveValue(DRAFT)
    }
    for (const person of people) await person.context().close()
  })
