import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { rollback } from 'shared/releases/releases'
import { shelfIn } from 'shared/releases/shelf'
import { type ClientReports, NOT_OPENED } from '../../shell/contract/reports'
import { type SignedIn, signedInPeople } from '../bench/load/people'
import { contentShown } from '../fixtures/contentShown'
import { mainMenu } from '../fixtures/mainMenu'
import { skipWelcome } from '../fixtures/skipWelcome'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'
import { PAGE_FAULTS, type PageFault } from './pageFaults'

/*
 * `npm run drills -- faulty-pages`: releases that no gate sees through, in a browser: how many visitors meet one before it
 * is taken back, what they see, and what they lose. The drill `faulty` has the others, which no visitor meets.
 */

test.use({ viewport: { width: 1280, height: 800 }, walks: ['shell', 'mf-citas', 'mf-cuenta', 'mf-diet'] })

/** They come one after the other. The server takes a release back when the third reports it. */
const VISITORS = 5
const ENOUGH_REPORTS = 3
/** After this time a visitor takes a page that does nothing for broken. */
const PATIENCE_MS = 10_000

/** A page looks at itself five seconds after it has drawn a screen. */
const REPORT_MS = 60_000

interface Seen {
  what: string
  seconds: string
}

const rows: string[] = []
test.afterAll(async () => {
  await bystander?.context().close()
  const head = [
    '| fault | end | after s | met by | they saw | after s | lost |',
    '|---|---|---|---|---|---|---|',
  ]
  console.info([...head, ...rows].join('\n'))
})

let people: SignedIn[] | undefined
/** A tab with unsaved changes, which is open all the while. */
let bystander: Page | undefined
let draft = ''

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
const main = (page: Page) => page.locator('main')

async function newBrowser(browser: Browser, server: Server, { token }: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: 'es-MX', viewport: { width: 1280, height: 800 } },
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
  })
  await context.addInitScript(skipWelcome)
  await context.addInitScript(value => localStorage.setItem('mydiet.token', value), token)
  return context
}

test.beforeEach(async ({ browser, server }) => {
  people ??= await signedInPeople(server.environment.DATABASE_URL ?? '', VISITORS + 1)
  if (bystander) return
  const context = await newBrowser(browser, server, people.at(-1) as SignedIn)
  bystander = await context.newPage()
  await bystander.goto('/user/comidas')
  await bystander.getByRole('button', { name: 'Cambiar Comida al azar' }).click()
  await expect(bystander.getByRole('button', { name: 'Guardar plan' })).toBeEnabled()
  // Content that still arrives would count as lost.
  await contentShown(bystander)
  draft = await main(bystander).ariaSnapshot()
})

async function shownRelease(server: Server, app: string): Promise<string> {
  const { remotes } = (await (await fetch(`${server.url}/registry.json`)).json()) as {
    remotes: { remote: { name: string }; release: string }[]
  }
  return remotes.find(({ remote }) => remote.name === app)?.release ?? ''
}

/** Looks at the page until there is something to see, and presses Reintentar where it still waits, as its person does. */
async function whatIsSeen(page: Page, heading: string): Promise<Seen> {
  const begun = performance.now()
  const look = () =>
    page.evaluate(wanted => {
      if (document.body.getClientRects().length === 0) return 'a white page'
      const [title, card] = [document.querySelector('h1'), document.querySelector('main [role=alert]')]
      // While the page goes on by itself, this is not the end.
      if (card?.textContent?.includes('Seguimos intentando')) return 'a card that waits'
      if (card?.textContent) return `a card: ${card.textContent}`
      return title?.textContent === wanted && title.checkVisibility() ? 'the screen' : ''
    }, heading)
  for (;;) {
    const what = await Promise.race([look().catch(() => ''), pause(PATIENCE_MS, 'a page that stands still')])
    if (what === 'a card that waits') await pressAgain(page)
    else if (what) return { what, seconds: seconds(begun) }
    await pause(50, '')
  }
}

/** The page may go on by itself before the press, and the button with it. */
async function pressAgain(page: Page): Promise<void> {
  const button = main(page).getByRole('button', { name: 'Reintentar' })
  await button.click({ timeout: 1000 }).catch(() => undefined)
}

const pause = <T>(ms: number, answer: T) => new Promise<T>(done => setTimeout(done, ms, answer))

/** A person whose page stands still leaves it, and comes back in the same tab. */
async function comeBack(page: Page, server: Server): Promise<void> {
  // Another site has a process of its own, as the browser's page of a tab that was ended has.
  await page.goto(`http://127.0.0.1:${server.port}/api/health/ready`)
  await page.goto('/user')
}

async function visit(context: BrowserContext, server: Server, fault: PageFault, release: string) {
  const page = await context.newPage()
  let asked = false
  page.on('request', request => {
    if (request.url().includes(`/releases/${fault.app}/${release}/`)) asked = true
  })
  await page.goto('/user')
  // A press that meets the end of the server's frame is dropped by a driver that does not wait for its effect.
  await expect(page.locator('#first-frame')).toHaveCount(0)
  await expect(mainMenu(page)).toBeVisible()
  const reported = page.waitForResponse(answer => isReportOf(`${fault.app}@${release}`, answer.request()), {
    timeout: REPORT_MS,
  })
  // Without one the release is not taken back, which is what the test then says.
  reported.catch(() => undefined)
  await fault.open(page)
  const seen = await whatIsSeen(page, fault.heading)
  if (fault.saw === 'a page that stands still' && asked) await comeBack(page, server)
  if (asked && fault.end === 'taken back') await reported.catch(() => undefined)
  return { asked, seen }
}

/** Whether a page tells that this release does not open; a busy one may tell of something else first. */
function isReportOf(release: string, request: Request): boolean {
  if (!request.url().endsWith('/api/client-reports')) return false
  const { problems } = request.postDataJSON() as ClientReports
  return problems.some(problem => problem.release === release && NOT_OPENED.includes(problem.kind))
}

/** The losses once all is over: the session, the saved draft, or the screen. */
async function lostBy(context: BrowserContext, { address, heading }: PageFault): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(address)
  const { what } = await whatIsSeen(page, heading)
  return what === 'the screen' ? [] : [`the screen: ${what}`]
}

for (const fault of PAGE_FAULTS)
  test(`${fault.name}: visitors see ${fault.saw}, it ends ${fault.end}, nothing is lost`, {
    tag: '@drill',
  }, async ({ browser, server }) => {
    const before = await shownRelease(server, fault.app)
    const begun = performance.now()
    const release = fault.publish(server)
    expect(await shownRelease(server, fault.app)).toBe(release)
    const contexts: BrowserContext[] = []
    const met: Seen[] = []
    let ended: string | undefined
    for (const person of people?.slice(0, VISITORS) ?? []) {
      const context = await newBrowser(browser, server, person)
      contexts.push(context)
      await fault.wire?.(context, release)
      const { asked, seen } = await visit(context, server, fault, release)
      if (asked) met.push(seen)
      if ((await shownRelease(server, fault.app)) === before) ended ??= seconds(begun)
    }
    const lost = (await Promise.all(contexts.map(context => lostBy(context, fault)))).flat()
    if (!bystander || (await main(bystander).ariaSnapshot()) !== draft) lost.push('a draft')
    const end = ended === undefined ? 'live' : 'taken back'
    const saw = [...new Set(met.map(({ what }) => what))].join(', ')
    const after = met.map(one => one.seconds).join(', ')
    const cells = [fault.name, end, ended ?? '', `${met.length} of ${VISITORS}`, saw, after]
    rows.push(`| ${[...cells, lost.join(', ') || 'nothing'].join(' | ')} |`)
    for (const context of contexts) await context.close()
    expect(lost).toEqual([])
    expect(met.map(({ what }) => what)).toEqual(met.map(() => fault.saw))
    expect(end).toBe(fault.end)
    expect(met).toHaveLength(fault.end === 'live' ? VISITORS : ENOUGH_REPORTS)
    if (fault.end === 'live') rollback(shelfIn(server.environment.DATA_DIR), fault.app)
  })

test('the tab that was open all the while saves what it held', { tag: '@drill' }, async () => {
  if (!bystander) throw new Error('no fault was tried')
  await bystander.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(bystander.getByText('Se ha guardado este plan de comidas.')).toBeVisible()
})
