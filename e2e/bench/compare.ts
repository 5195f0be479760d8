import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Server, startServer } from '../fixtures/startServer'
import { tokenOf } from '../fixtures/tokenOf'
import { type Visit, visit } from './visit'

const ROUNDS = 5

type Screen = Omit<Parameters<typeof visit>[1], 'url' | 'token'> & { path: string }

/** The same screen with little content and with much. */
export interface Visits {
  few: Visit
  many: Visit
}

/** Opens screens of two servers in alternating rounds, so that both have the same load of the machine. */
export async function compare<S extends Screen>(
  browser: Browser,
  servers: { few: Server; many: Server },
  screens: readonly S[],
): Promise<{ screen: S; visits: Visits[] }[]> {
  const tokens = {
    few: await tokenOf(servers.few.url, 'ana@mydiet.mx'),
    many: await tokenOf(servers.many.url, 'ana@mydiet.mx'),
  }
  const open = (size: 'few' | 'many', { path, ...screen }: Screen) =>
    visit(browser, { ...screen, url: servers[size].url + path, token: tokens[size] })
  const compared: { screen: S; visits: Visits[] }[] = []
  for (const screen of screens) {
    const visits: Visits[] = []
    for (let round = 0; round < ROUNDS; round++) {
      visits.push({ few: await open('few', screen), many: await open('many', screen) })
    }
    compared.push({ screen, visits })
  }
  return compared
}

/**
 * A server with the content that `write` puts into a folder instead of the demo's, loaded as a practice loads its own.
 * `fill` works on its data before it starts.
 */
export async function serverWith(
  write: (folder: string) => void,
  fill: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-content-'))
  const server = await startServer()
  try {
    write(folder)
    await server.stop()
    const { status, stderr } = spawnSync(
      process.execPath,
      // A demo person is allergic to a food that the diet's content removes.
      ['shared/tooling/run.mjs', 'content', 'load', folder, '--confirm'],
      { cwd: server.root, env: { ...process.env, ...server.environment }, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`The bench's content was not loaded:\n${stderr}`)
    await fill(server.environment.DATA_DIR)
    await server.start()
    return server
  } catch (error) {
    await server.remove()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
