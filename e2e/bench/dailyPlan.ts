import type { Browser } from '@playwright/test'
import { tokenOf } from '../fixtures/tokenOf'
import { median, type Row } from './limits'
import { visit } from './visit'

const ROUNDS = 5
const READY = 'article h2'
/** The registry and the manifest, which the server may write into the page instead. */
const HOPS_ALLOWED = 2

/** `/user/comidas` opened by a link, compared with the same screen in one bundle. */
export async function dailyPlan(browser: Browser, url: string, oneBundleUrl: string): Promise<Row[]> {
  const token = await tokenOf(url, 'ana@mydiet.mx')
  const ratios: number[] = []
  const paints: number[] = []
  const [ours, single] = [[], []] as [
    Awaited<ReturnType<typeof visit>>[],
    Awaited<ReturnType<typeof visit>>[],
  ]
  for (let round = 0; round < ROUNDS; round++) {
    const one = await visit(browser, { url: `${oneBundleUrl}/user/comidas`, ready: READY, token })
    const own = await visit(browser, { url: `${url}/user/comidas`, ready: READY, token })
    ratios.push(own.readyMs / one.readyMs)
    paints.push(own.firstPaintMs / one.firstPaintMs)
    ours.push(own)
    single.push(one)
  }
  const depth = (visits: typeof ours) => Math.max(...visits.map(one => one.depth))
  return [
    {
      what: 'daily plan by link, chain of requests',
      measured: depth(ours),
      limit: depth(single) + HOPS_ALLOWED,
      unit: 'deep',
    },
    { what: 'the same in one bundle', measured: depth(single), limit: 0, unit: 'deep', informative: true },
    {
      what: 'daily plan by link, first paint against one bundle',
      measured: median(paints),
      limit: 0.6,
      unit: 'times',
    },
    {
      what: 'daily plan by link, first paint',
      measured: median(ours.map(one => one.firstPaintMs)),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    {
      what: 'daily plan by link, against one bundle',
      measured: median(ratios),
      limit: 0,
      unit: 'times',
      informative: true,
    },
    {
      what: 'daily plan by link, ready',
      measured: median(ours.map(one => one.readyMs)),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    {
      what: 'daily plan by link, layout shift',
      measured: Math.max(...ours.map(one => one.layoutShift)),
      limit: 0.02,
      unit: '',
    },
  ]
}
