import type { Browser } from '@playwright/test'
import { median, type Row } from './limits'
import { visit } from './visit'

const ROUNDS = 7
const READY = 'button[type=submit]'

/** The sign-in page beside a bare React page, in turn, so that the machine's mood meets both alike. */
export async function signInPage(browser: Browser, url: string, bareUrl: string): Promise<Row[]> {
  const ratios: number[] = []
  const ours = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await visit(browser, { url: bareUrl, ready: READY })
    const own = await visit(browser, { url, ready: READY })
    ratios.push(own.readyMs / bare.readyMs)
    ours.push(own)
  }
  const remotes = ours.flatMap(one => one.scripts).filter(script => !script.startsWith(url))
  return [
    {
      what: 'sign-in page, JavaScript before the form',
      measured: Math.max(...ours.map(one => one.scriptKiB)),
      limit: 90,
      unit: 'KiB',
    },
    { what: 'sign-in page, scripts of remotes', measured: remotes.length, limit: 0, unit: '' },
    {
      what: 'sign-in page, ready against a bare React page',
      measured: median(ratios),
      limit: 1.25,
      unit: 'times',
    },
    {
      what: 'sign-in page, ready',
      measured: median(ours.map(one => one.readyMs)),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    {
      what: 'sign-in page, layout shift',
      measured: Math.max(...ours.map(one => one.layoutShift)),
      limit: 0.02,
      unit: '',
    },
  ]
}
