import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Server, startServer } from '../fixtures/startServer'
import { type Size, writeBigContent } from './bigContent'
import { COMPARED, OTHERS } from './dietScreens'
import { median, type Row } from './limits'
import { planToday } from './planToday'
import { revisit } from './revisit'
import { signIn } from './signIn'
import { type Visit, visit } from './visit'

const ROUNDS = 5
const FEWER_ROUNDS = 3
const FEW: Size = { recipes: 60, aliments: 220 }
const MANY: Size = { recipes: 2500, aliments: 2000 }

/** The diet's screens with 2,500 recipes compared with the same with 60, in alternating rounds. */
export async function scale(browser: Browser): Promise<Row[]> {
  const few = await serverWith(FEW)
  const many = await serverWith(MANY)
  try {
    const tokens = { few: await signIn(few.url), many: await signIn(many.url) }
    const rows: Row[] = []
    for (const { path, ready, use } of COMPARED) {
      const visits: { few: Visit; many: Visit }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        visits.push({
          few: await visit(browser, { url: few.url + path, ready, use, token: tokens.few }),
          many: await visit(browser, { url: many.url + path, ready, use, token: tokens.many }),
        })
      }
      rows.push(...rowsOf(path, visits))
    }
    await planToday(many.url, tokens.many)
    for (const { path, ready, use } of OTHERS) {
      const tasks: number[] = []
      for (let round = 0; round < FEWER_ROUNDS; round++) {
        const visited = await visit(browser, { url: many.url + path, ready, use, token: tokens.many })
        tasks.push(visited.longestTaskMs)
      }
      rows.push(longestTask(path, median(tasks)))
    }
    const again = await revisit(browser, {
      url: `${many.url}/user/comidas`,
      ready: 'article h2',
      token: tokens.many,
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
    longestTask(path, longest('many')),
  ]
}

function longestTask(path: string, measured: number): Row {
  return { what: `${path} with 2,500 recipes, longest task`, measured, limit: 200, unit: 'ms' }
}

/** A server with content of this size instead of the demo's, loaded as a practice loads its own. */
async function serverWith(size: Size): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-content-'))
  const server = await startServer()
  try {
    writeBigContent(folder, size)
    await server.stop()
    const { status, stderr } = spawnSync(
      process.execPath,
      // A demo person is allergic to a food that this content removes.
      ['shared/tooling/run.mjs', 'content', 'load', folder, '--confirm'],
      {
        cwd: server.root,
        env: { ...process.env, DATA_DIR: server.dataDir },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`The bench's content was not loaded:\n${stderr}`)
    await server.start()
    return server
  } catch (error) {
    await server.remove()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
