import type { Browser } from '@playwright/test'
import { median, type Row } from './limits'
import { visit } from './visit'

const ROUNDS = 15
const READY = 'button[type=submit]'
const TYPABLE = 'input[type=email]'

/** The sign-in page compared with a bare React page, in alternating rounds, so that the machine's load affects both. */
export async function signInPage(browser: Browser, url: string, bareUrl: string): Promise<Row[]> {
  const ratios: number[] = []
  const typable: number[] = []
  const ours = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await visit(browser, { url: bareUrl, ready: READY })
    const own = await visit(browser, { url, ready: READY, typable: TYPABLE })
    ratios.push(own.readyMs / bare.readyMs)
    // The fields of a bare page appear and become interactive at the same time.
    typable.push(own.typableMs / bare.readyMs)
    ours.push(own)
  }
  const remotes = ours.flatMap(one => one.scripts).filter(script => !script.startsWith(url))
  return [
    {
      what: 'sign-in page, JavaScript before the form answers',
      measured: Math.max(...ours.map(one => one.scriptKiB)),
      limit: 67.2,
      unit: 'KiB',
    },
    { what: 'sign-in page, scripts of remotes', measured: remotes.length, limit: 0, unit: '' },
    {
      what: 'sign-in page, can be typed in, against a bare React page',
      measured: median(typable),
      limit: 0.55,
      unit: 'times',
    },
    {
      what: 'sign-in page, answers a press, against a bare React page',
      measured: median(ratios),
      limit: 1.15,
      unit: 'times',
    },
    {
      what: 'sign-in page, can be typed in',
      measured: median(ours.map(one => one.typableMs)),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    {
      what: 'sign-in page, answers a press',
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
