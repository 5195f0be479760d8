import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { releaseFolder } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { sendRelease } from 'shared/tooling/release/sendRelease'
import type { ClientReports } from '../../shell/contract/reports'
import { enter } from '../fixtures/enter'
import { foreignRemote } from '../fixtures/foreignRemote'
import { publishChanged } from '../fixtures/publishChanged'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

/* `releases.spec.ts`, a drill, builds its releases and moves them with the commands that teams use. */

test.use({ walks: ['shell', 'mf-diet', 'mf-citas'] })

const REMOTE = 'mf-diet'
const TITLE = 'Tu plan de comidas'
const NEXT_TITLE = 'Tu plan, de nuevo'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Changes a file of a release, which is served without its compressed copies from then on. */
function changeFile(file: string, change: (text: string) => string) {
  for (const kind of ['br', 'gz']) rmSync(`${file}.${kind}`, { force: true })
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** As `npm run shelf -- token` makes it, without ten seconds to load the command. */
async function tokenOfPipeline(server: Server, remote: string): Promise<string> {
  const token = newToken()
  const client = new pg.Client(server.environment.DATABASE_URL)
  await client.connect()
  await client.query(
    'insert into shelf.tokens (remote, name, token_hash, made_at) values ($1, $2, $3, now())',
    [remote, 'CI', hashOfToken(token)],
  )
  await client.end()
  return token
}

test('nothing of a file with other bytes runs: the page takes the release before, and tells which file it was', async ({
  page,
  server,
}) => {
  const release = publishChanged(server, REMOTE, { [TITLE]: NEXT_TITLE })
  const folder = releaseFolder(shelfIn(server.environment.DATA_DIR), REMOTE, release)
  const { exposes } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseJson
  const name = exposes['./comidas']?.js.at(-1) ?? ''
  changeFile(join(folder, name), text => `globalThis.ran = true;${text}`)

  const told = page.waitForRequest(request => (request.postData() ?? '').includes('"kind":"integrity"'))
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  await expect(heading(page, TITLE)).toBeVisible()
  const { problems } = (await told).postDataJSON() as ClientReports
  expect(problems.find(({ kind }) => kind === 'integrity')).toMatchObject({
    release: `${REMOTE}@${release}`,
    frames: [`${REMOTE}@${release}/${name.split('.').at(-2)}:1:1`],
  })
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})

test('a release that throws while rendering gives way to the one before it in the page', async ({
  page,
  server,
}) => {
  const broken = publishChanged(server, 'mf-citas', {
    '{title:"Agendar Cita"': '{title:(()=>{throw Error("roto")})()',
  })
  const asked = page.waitForRequest(request => request.url().includes(`/mf-citas/${broken}/`))
  await enter(page, 'ana@mydiet.mx', '/user/agendar')
  await asked
  await expect(heading(page, 'Agendar Cita')).toBeVisible()
})

test('a remote without a folder here is released over HTTP and opens, its files on the own origin', async ({
  page,
  server,
}) => {
  const token = await tokenOfPipeline(server, 'mf-agua')
  const build = foreignRemote(join(server.environment.DATA_DIR, 'agua'))
  const release = await sendRelease({ origin: server.url, token, remote: 'mf-agua' }, build, {})

  const entry = page.waitForResponse(`${server.url}/releases/mf-agua/${release}/entry.js`)
  await enter(page, 'ana@mydiet.mx', '/user/agua')
  await expect(heading(page, 'Vasos de agua')).toBeVisible()
  expect((await entry).ok()).toBe(true)
})
