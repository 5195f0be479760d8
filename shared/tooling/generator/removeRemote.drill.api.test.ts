import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { type CopyOfRepository, commitCopy, copyOfRepository } from '../../testing/programs/copyOfRepository'
import { freePort } from '../../testing/programs/freePort'

/* `REMOVED=mf-cursos` tries that one alone. A few minutes each. */
const chosen = process.env.REMOVED?.split(',') ?? remotes()
const TOOLS = {
  types: ['node_modules/@typescript/native/bin/tsc'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  imports: ['shared/tooling/run.mjs', 'imports'],
  units: ['node_modules/jest/bin/jest.js', '--selectProjects', 'rules', 'unit'],
}

describe.each(chosen)('without %s', remote => {
  let copy: CopyOfRepository
  beforeAll(() => {
    copy = copyOfRepository()
    // The command refuses to delete what no commit holds.
    commitCopy(copy)
  })
  afterAll(() => copy.remove())

  function run(...words: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: copy.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { PATH: process.env.PATH, FORCE_COLOR: '0' },
    })
    const said = `${stdout}${stderr}`
    if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${said.slice(-8000)}`)
    return said
  }

  test('the command says what stays', () => {
    const said = run('shared/tooling/run.mjs', 'remove', remote)
    expect(said).toMatch(/drop the schema «\w+»/)
    expect(remotes(copy.root)).not.toContain(remote)
  })

  test.each(Object.entries(TOOLS))('%s hold', (_, words) => {
    run(...words)
  })

  test('it starts with its demo, and a person signs in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'my-diet-removed-'))
    const port = freePort()
    const server = spawn(process.execPath, ['shared/tooling/run.mjs', 'start'], {
      cwd: copy.root,
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), DEMO: 'yes', LOG_LEVEL: 'warn' },
    })
    let said = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', words => (said += words))
    const ended = new Promise(done => server.once('close', done))
    const ready = new Promise<void>(done =>
      server.stdout.on('data', () => void (said.includes(`http://localhost:${port}`) && done())),
    )
    await Promise.race([ready, ended])
    const address = `http://localhost:${port}`
    const signedIn = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@mydiet.mx', password: 'Demo#2026' }),
    }).catch(() => undefined)
    const page = await fetch(address).catch(() => undefined)
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
    if (!signedIn || !page) throw new Error(said)
    expect([signedIn.status, page.status]).toEqual([200, 200])
    expect(await page.text()).not.toContain(remote)
  })
})
