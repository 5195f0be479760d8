import type { Browser } from '@playwright/test'
import { tokenOf } from '../fixtures/tokenOf'
import { buildOneBundle } from './buildPage'
import { median, type Row } from './limits'
import { serveOneBundle } from './serveOneBundle'
import { visit } from './visit'

const ROUNDS = 7
/** Opened by a link, a screen may take this many times as long as the same code in one bundle. */
const AGAINST_ONE_BUNDLE = 1.1

interface LinkedScreen {
  path: string
  /** The screen's file in the repository. */
  file: string
  /** The selector of the screen's main content. */
  ready: string
}

const OF_ACCOUNT = 'mf-cuenta/src/screens'
export const ACCOUNT: readonly LinkedScreen[] = [
  { path: '/user/perfil', file: `${OF_ACCOUNT}/perfil/ProfileScreen.tsx`, ready: 'main dd' },
  {
    path: '/user/precios',
    file: `${OF_ACCOUNT}/precios/PricesScreen.tsx`,
    ready: 'section[aria-label="Consultas"] li',
  },
]

export const APPOINTMENTS: readonly LinkedScreen[] = [
  {
    path: '/user/citas',
    file: 'mf-citas/src/screens/citas/CitasScreen.tsx',
    ready: 'section[aria-label="Tu próxima cita"] button',
  },
  {
    path: '/user/agendar/1',
    file: 'mf-citas/src/screens/agendar/BookingV1Screen.tsx',
    ready: 'main article button',
  },
  {
    path: '/user/agendar',
    file: 'mf-citas/src/screens/agendar/BookingV3Screen.tsx',
    ready: 'main article button',
  },
]

/** Screens opened by a link, compared with the same screen in one bundle. */
export async function linkedScreens(
  browser: Browser,
  url: string,
  screens: readonly LinkedScreen[],
): Promise<Row[]> {
  const token = await tokenOf(url, 'ana@mydiet.mx')
  const rows: Row[] = []
  for (const { path, file, ready } of screens) {
    const folder = await buildOneBundle(file)
    const oneBundle = await serveOneBundle(folder, url)
    const ratios: number[] = []
    const times: number[] = []
    const shifts: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const one = await visit(browser, { url: oneBundle.url + path, ready, token })
      const own = await visit(browser, { url: url + path, ready, token })
      ratios.push(own.readyMs / one.readyMs)
      times.push(own.readyMs)
      shifts.push(own.layoutShift)
    }
    await oneBundle.close()
    rows.push(
      {
        what: `${path} by link, against one bundle`,
        measured: median(ratios),
        limit: AGAINST_ONE_BUNDLE,
        unit: 'times',
      },
      { what: `${path} by link, ready`, measured: median(times), limit: 0, unit: 'ms', informative: true },
      { what: `${path} by link, layout shift`, measured: Math.max(...shifts), limit: 0.02, unit: '' },
    )
  }
  return rows
}
