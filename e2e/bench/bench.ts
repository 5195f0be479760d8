import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildStale } from 'shared/tooling/release/buildChanged'
import { startHouse } from '../fixtures/startHouse'
import { buildBarePage, buildOneBundle } from './buildPage'
import { dailyPlan } from './dailyPlan'
import { report } from './limits'
import { scale } from './scale'
import { serveFolder } from './serveFolder'
import { serveOneBundle } from './serveOneBundle'
import { signInPage } from './signInPage'
import { warmStart } from './warmStart'

/** `npm run bench`: measures what the product promises, each figure beside what it is compared with in the same run. */
await buildStale()
const house = await startHouse()
const bare = await serveFolder(await buildBarePage())
const oneBundle = await serveOneBundle(await buildOneBundle(), house.url)
const browser = await chromium.launch({
  executablePath: ['/usr/bin/chromium'].find(existsSync),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
try {
  const rows = [
    ...(await signInPage(browser, house.url, bare.url)),
    ...(await dailyPlan(browser, house.url, oneBundle.url)),
    ...(await scale(browser)),
    ...(await warmStart(house)),
  ]
  process.exitCode = report(rows) ? 0 : 1
} finally {
  await browser.close()
  await Promise.all([bare.close(), oneBundle.close()])
  await house.remove()
}
