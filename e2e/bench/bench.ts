import { chromium } from '@playwright/test'
import { fullBrowser } from 'shared/testing/browser/chromium'
import { buildStale } from 'shared/tooling/release/buildChanged'
import { startServer } from '../fixtures/startServer'
import { api } from './api'
import { buildBarePage, buildOneBundle } from './buildPage'
import { courses } from './courses'
import { dailyPlan } from './dailyPlan'
import { freeSlots } from './freeSlots'
import { report } from './limits'
import { ACCOUNT, APPOINTMENTS, linkedScreens } from './linkedScreens'
import { login } from './login'
import { objectives } from './objectives'
import { scale } from './scale'
import { serveFolder } from './serveFolder'
import { serveOneBundle } from './serveOneBundle'
import { signInPage } from './signInPage'
import { warmStart } from './warmStart'
import { wholeRun } from './wholeRun'

/**
 * `npm run bench`: measures the product's limits, each figure next to its comparison from the same run. With names of
 * parts it runs only those: `npm run bench -- scale`.
 */
const PARTS = {
  signIn: async () => {
    const bare = await serveFolder(await buildBarePage())
    return signInPage(browser, server.url, bare.url).finally(() => bare.close())
  },
  dailyPlan: async () => {
    const screen = 'mf-diet/src/screens/comidas/DailyPlanScreen.tsx'
    const oneBundle = await serveOneBundle(await buildOneBundle(screen), server.url)
    return dailyPlan(browser, server.url, oneBundle.url).finally(() => oneBundle.close())
  },
  account: () => linkedScreens(browser, server.url, ACCOUNT),
  appointments: () => linkedScreens(browser, server.url, APPOINTMENTS),
  freeSlots,
  scale: () => scale(browser),
  courses: () => courses(browser),
  objectives: () => objectives(browser),
  login,
  warmStart: () => warmStart(server),
  api,
  wholeRun,
}
type Part = keyof typeof PARTS

const unknown = process.argv.slice(2).find(name => !(name in PARTS))
if (unknown) throw new Error(`The bench has no part ${unknown}: it has ${Object.keys(PARTS).join(', ')}.`)
const wanted = (process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)) as Part[]

await buildStale()
const server = await startServer()
const browser = await chromium.launch(fullBrowser)
try {
  for (const part of wanted) if (!report(await PARTS[part]())) process.exitCode = 1
} finally {
  await browser.close()
  await server.remove()
}
