import { type Browser, chromium } from '@playwright/test'
import { fullBrowser } from 'shared/testing/browser/chromium'
import { buildStale } from 'shared/tooling/release/buildChanged'
import { type Server, startServer } from '../fixtures/startServer'
import { abuse } from './abuse'
import { api } from './api'
import { buildBarePage, buildOneBundle } from './buildPage'
import { courses } from './courses'
import { dailyPlan } from './dailyPlan'
import { freeSlots } from './freeSlots'
import { grow } from './grow'
import { type Row, report } from './limits'
import { ACCOUNT, APPOINTMENTS, linkedScreens } from './linkedScreens'
import { login } from './login'
import { objectives } from './objectives'
import { observed } from './observed'
import { people } from './people'
import { restore } from './restore'
import { scale } from './scale'
import { serveFolder } from './serveFolder'
import { serveOneBundle } from './serveOneBundle'
import { signInPage } from './signInPage'
import { storm } from './storm'
import { warmStart } from './warmStart'
import { wholeRun } from './wholeRun'

/**
 * `npm run bench`: measures the product's limits, each figure next to its comparison from the same run. With names of
 * parts it runs only those: `npm run bench -- scale`.
 */
const PARTS = {
  signIn: async () => {
    const { server, browser } = await pages()
    const bare = await serveFolder(await buildBarePage())
    return signInPage(browser, server.url, bare.url).finally(() => bare.close())
  },
  dailyPlan: async () => {
    const { server, browser } = await pages()
    const screen = 'mf-diet/src/screens/comidas/DailyPlanScreen.tsx'
    const oneBundle = await serveOneBundle(await buildOneBundle(screen), server.url)
    return dailyPlan(browser, server.url, oneBundle.url).finally(() => oneBundle.close())
  },
  account: () => linked(ACCOUNT),
  appointments: () => linked(APPOINTMENTS),
  freeSlots,
  scale: async () => scale((await pages()).browser),
  courses: async () => courses((await pages()).browser),
  objectives: async () => objectives((await pages()).browser),
  login,
  warmStart: async () => warmStart((await pages()).server),
  api,
  observed,
  restore,
  abuse,
  storm: async () => storm((await pages()).browser),
  wholeRun,
  grow,
  people,
}
type Part = keyof typeof PARTS

/** They take many minutes, so only with their names. */
const NAMED: readonly Part[] = ['observed', 'grow', 'people']

let opened: ReturnType<typeof pages> | undefined

const unknown = process.argv.slice(2).find(name => !(name in PARTS))
if (unknown) throw new Error(`The bench has no part ${unknown}: it has ${Object.keys(PARTS).join(', ')}.`)
const all = (Object.keys(PARTS) as Part[]).filter(part => !NAMED.includes(part))
const wanted = process.argv.length > 2 ? (process.argv.slice(2) as Part[]) : all

/** The built product and a browser, for the parts that open pages. */
function pages(): Promise<{ server: Server; browser: Browser }> {
  opened ??= (async () => {
    await buildStale()
    const server = await startServer()
    return { server, browser: await chromium.launch(fullBrowser) }
  })()
  return opened
}

async function linked(screens: typeof ACCOUNT): Promise<Row[]> {
  const { server, browser } = await pages()
  return linkedScreens(browser, server.url, screens)
}

try {
  for (const part of wanted) if (!report(await PARTS[part]())) process.exitCode = 1
} finally {
  const open = await opened
  await open?.browser.close()
  await open?.server.remove()
}
