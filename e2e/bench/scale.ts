import type { Browser } from '@playwright/test'
import { tokenOf } from '../fixtures/tokenOf'
import { type Size, writeBigContent } from './bigContent'
import { compare, serverWith, type Visits } from './compare'
import { COMPARED, OTHERS } from './dietScreens'
import { median, type Row } from './limits'
import { planToday } from './planToday'
import { revisit } from './revisit'
import { visit } from './visit'

const FEWER_ROUNDS = 3
const FEW: Size = { recipes: 60, aliments: 220 }
const MANY: Size = { recipes: 2500, aliments: 2000 }

/** The diet's screens with 2,500 recipes compared with the same with 60. */
export async function scale(browser: Browser): Promise<Row[]> {
  const few = await serverWith(folder => writeBigContent(folder, FEW))
  const many = await serverWith(folder => writeBigContent(folder, MANY))
  try {
    const compared = await compare(browser, { few, many }, COMPARED)
    const rows = compared.flatMap(({ screen, visits }) => rowsOf(screen.path, visits))
    const token = await tokenOf(many.url, 'ana@mydiet.mx')
    await planToday(many.url, token)
    for (const { path, ready, use } of OTHERS) {
      const tasks: number[] = []
      for (let round = 0; round < FEWER_ROUNDS; round++) {
        const visited = await visit(browser, { url: many.url + path, ready, use, token })
        tasks.push(visited.longestTaskMs)
      }
      rows.push(longestTask(path, median(tasks)))
    }
    const again = await revisit(browser, {
      url: `${many.url}/user/comidas`,
      ready: 'article h2',
      token,
    })
    return [
      ...rows,
      {
        what: 'recipe list asked for again, sent whole',
        measured: again.transferred,
        limit: 0,
        unit: 'times',
      },
      { what: 'recipe list asked for again, body', measured: again.bodyKiB, limit: 0, unit: 'KiB' },
    ]
  } finally {
    await Promise.all([few.remove(), many.remove()])
  }
}

function rowsOf(path: string, visits: readonly Visits[]): Row[] {
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
    longestTask(path, longest('many')),
  ]
}

function longestTask(path: string, measured: number): Row {
  return { what: `${path} with 2,500 recipes, longest task`, measured, limit: 200, unit: 'ms' }
}
