import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { publish } from 'shared/releases'
import { INTEGRITY_JSON, integritiesOf } from 'shared/releases/integrity'
import { noteCallsInForce } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { testServer } from 'shared/testing/testServer'
import { packRelease } from 'shared/tooling/release/packRelease'
import { auditLog } from '../auth/schema'
import { shelfCommand } from '../shelf/shelfCommand'
import { slices } from '../slices'

interface Sent {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  as?: string
  headers?: Record<string, string>
  payload?: object | Buffer
  from?: string
}

/** The parts of a build that a test changes. */
interface Changed {
  remote?: object
  release?: { container?: string; [field: string]: unknown }
  needs?: object
  files?: Record<string, string>
}

export const digestOf = (bytes: Buffer) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`

/** A real server with a shelf, and a pipeline that has a token of mf-diet. */
export async function shelfServer(environment?: Record<string, string>) {
  const server = await testServer({ environment })
  const shelf = shelfIn(server.config.dataDir)
  async function run(...words: string[]): Promise<string[]> {
    const lines: string[] = []
    await shelfCommand(words)?.({ context: server.context, slices, say: line => lines.push(line) })
    return lines
  }

  const newToken = async (remote: string, name: string) => (await run('token', remote, name))[1] ?? ''

  async function ask(url: string, { method = 'GET', as = token, headers, payload, from }: Sent = {}) {
    const answer = await server.app.inject({
      method,
      url: `/shelf/${url}`,
      headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
      ...(payload && { payload }),
      ...(from && { remoteAddress: from }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  const send = (archive: Buffer, { as, headers, remote = 'mf-diet' }: Sent & { remote?: string } = {}) =>
    ask(`${remote}/releases`, {
      method: 'POST',
      as,
      payload: archive,
      headers: { 'content-type': 'application/gzip', 'content-digest': digestOf(archive), ...headers },
    })

  const state = () => ask('mf-diet')

  async function move(release: string, { tag, ...more }: Sent & { tag?: string; reason?: string } = {}) {
    const { reason, ...sent } = more
    const match = tag ?? String((await state()).headers.etag)
    return ask('mf-diet/current', {
      method: 'PUT',
      payload: { release, ...(reason && { reason }) },
      headers: { 'if-match': match },
      ...sent,
    })
  }

  /** A build as webpack leaves one, with its parts changed. */
  function build(name: string, changed: Changed = {}) {
    const folder = join(server.config.dataDir, 'builds', name)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const screen = './src/screens/comidas/Comidas'
    const remote = {
      name: 'mf-diet',
      title: 'Comidas',
      routes: [{ path: 'comidas', title: 'Comidas', screen }],
      menu: [],
      widgets: [],
      chatIconHiddenOn: [],
      ...changed.remote,
    }
    const exposes = { './comidas': { js: ['comidas.js'], css: [] } }
    const release = { container: 'mf_diet', entry: 'entry.js', exposes, ...changed.release }
    const files = {
      'entry.js': `var ${release.container} = '${name}'`,
      'comidas.js': '1',
      'release.json': JSON.stringify({ remote, ...release }),
      'needs.json': JSON.stringify({ shared: {}, calls: {}, ...changed.needs }),
      ...changed.files,
    }
    const hashes = { [INTEGRITY_JSON]: JSON.stringify(integritiesOf(Object.entries(files))) }
    for (const [file, text] of Object.entries({ ...hashes, ...files }))
      writeFileSync(join(folder, file), text)
    return folder
  }

  const pack = (name: string, changed?: Changed) =>
    packRelease(build(name, changed), {
      by: 'Eva',
      commit: 'b490a2b1c3d4e5f6',
      clean: true,
      checks: ['types'],
    })

  async function onShelf(name: string): Promise<string> {
    const { release, archive } = pack(name)
    const { status } = await send(archive)
    if (status !== 201) throw new Error(`the archive was answered with ${status}`)
    return release
  }

  async function acts(): Promise<string[]> {
    const entries = await server.context.database.select().from(auditLog).orderBy(auditLog.id)
    return entries.map(({ staff, act }) => `${staff}: ${act}`)
  }

  /** Everything of the remote that is on the shelf, hidden files too. */
  const left = () => {
    try {
      return readdirSync(join(shelf, 'mf-diet'))
    } catch {
      return []
    }
  }

  const token = await newToken('mf-diet', 'CI de dieta')

  /** A release of the shell, without which a process of pages does not start. */
  function publishShell(): void {
    const folder = join(server.config.dataDir, 'builds/shell')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html><!--page--><div id="root"></div>')
    writeFileSync(join(folder, 'files.json'), '{"main":[]}')
    publish(shelf, 'shell', folder)
  }

  /** An empty shelf, and no archives that count in this hour. */
  function clear(): void {
    server.pass(61 * MS_PER_MINUTE)
    rmSync(shelf, { recursive: true, force: true })
    mkdirSync(shelf, { recursive: true })
    noteCallsInForce(shelf, {})
  }

  return {
    server,
    shelf,
    token,
    run,
    newToken,
    ask,
    send,
    state,
    move,
    build,
    pack,
    onShelf,
    acts,
    left,
    publishShell,
    clear,
  }
}
