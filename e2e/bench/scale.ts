import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type House, startHouse } from '../fixtures/startHouse'
import { type Size, writeBigContent } from './bigContent'
import { median, type Row } from './limits'
import { revisit } from './revisit'
import { signIn } from './signIn'
import { type Visit, visit } from './visit'

const ROUNDS = 5
const FEW: Size = { recipes: 60, aliments: 220 }
const MANY: Size = { recipes: 2500, aliments: 2000 }

/** The screens that a long catalogue must not make slow: `ready` is what they are there for, `use` what is done there. */
const SCREENS: { path: string; ready: string; use: (page: Page) => Promise<void> }[] = [
  {
    path: '/user/comidas',
    ready: 'article h2',
    use: async page => {
      await page.getByRole('button', { name: 'Cambiar Comida al azar' }).click()
      await page.getByRole('button', { name: 'Guardar plan' }).waitFor()
    },
  },
  {
    path: '/user/comidas-desk',
    ready: 'section[aria-label="Comidas de la semana"] td',
    use: async page => {
      await page.getByRole('button', { name: 'Semana siguiente' }).click()
      await page.getByRole('button', { name: 'Esta semana' }).waitFor()
    },
  },
  {
    path: '/user/comidas/recetas',
    ready: 'ul[aria-label="Recetas"] a',
    use: async page => {
      const count = page.getByRole('main').getByRole('status')
      const before = await count.textContent()
      await page.getByRole('searchbox').pressSequentially('pollo')
      await count.filter({ hasNotText: before ?? '' }).waitFor()
    },
  },
  {
    path: '/user/comidas?comida=meal',
    ready: 'main table td',
    use: async page => {
      await page.getByRole('list', { name: 'Etiquetas' }).getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('list', { name: 'Recetas' }).getByRole('button').first().waitFor()
      await dialog.getByRole('searchbox').pressSequentially('zzz')
      await dialog.getByRole('status').filter({ hasText: 'zzz' }).waitFor()
    },
  },
  {
    path: '/user/comida/semana?month=3&week=2',
    ready: 'main li h2 button[aria-expanded]',
    use: async page => {
      await page.locator('main li h2 button[aria-expanded=false]').last().click()
      await page.getByRole('button', { name: 'Cambiar Comida al azar' }).last().click()
    },
  },
]

/** The diet's screens with a practice's 2,500 recipes beside the same with 60, in turn. */
export async function scale(browser: Browser): Promise<Row[]> {
  const few = await houseWith(FEW)
  const many = await houseWith(MANY)
  try {
    const tokens = { few: await signIn(few.url), many: await signIn(many.url) }
    const rows: Row[] = []
    for (const { path, ready, use } of SCREENS) {
      const visits: { few: Visit; many: Visit }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        visits.push({
          few: await visit(browser, { url: few.url + path, ready, use, token: tokens.few }),
          many: await visit(browser, { url: many.url + path, ready, use, token: tokens.many }),
        })
      }
      rows.push(...rowsOf(path, visits))
    }
    const again = await revisit(browser, {
      url: `${many.url}/user/comidas`,
      ready: 'article h2',
      token: tokens.many,
    })
    return [
      ...rows,
      { what: 'recipe list asked for again, sent anew', measured: again.anew, limit: 0, unit: 'times' },
      { what: 'recipe list asked for again, body', measured: again.bodyKiB, limit: 0, unit: 'KiB' },
    ]
  } finally {
    await Promise.all([few.remove(), many.remove()])
  }
}

function rowsOf(path: string, visits: readonly { few: Visit; many: Visit }[]): Row[] {
  const times = visits.map(({ few, many }) => many.readyMs / few.readyMs)
  const ready = (of: 'few' | 'many') => median(visits.map(visits => visits[of].readyMs))
  const longest = (of: 'few' | 'many') => median(visits.map(visits => visits[of].longestTaskMs))
  return [
    { what: `${path} with 2,500 recipes, against 60`, measured: median(times), limit: 1.3, unit: 'times' },
    {
      what: `${path} with 60 recipes, ready`,
      measured: ready('few'),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    {
      what: `${path} with 2,500 recipes, ready`,
      measured: ready('many'),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    {
      what: `${path} with 60 recipes, longest task`,
      measured: longest('few'),
      limit: 0,
      unit: 'ms',
      informative: true,
    },
    { what: `${path} with 2,500 recipes, longest task`, measured: longest('many'), limit: 200, unit: 'ms' },
  ]
}

/** A house with content of this size instead of the demo's, loaded as a practice loads its own. */
async function houseWith(size: Size): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-content-'))
  const house = await startHouse()
  try {
    writeBigContent(folder, size)
    await house.stop()
    const { status, stderr } = spawnSync(
      process.execPath,
      ['shared/tooling/run.mjs', 'content', 'load', folder],
      {
        cwd: house.root,
        env: { ...process.env, DATA_DIR: house.dataDir },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`The bench's content was not loaded:\n${stderr}`)
    await house.start()
    return house
  } catch (error) {
    await house.remove()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
