import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdf } from 'shared/testing/pdf'
import { testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { sessions } from './auth/schema'
import { multipart, multipartType } from './testing/multipart'

/* `npm run drills -- small-disk`, as root: it mounts a small file system. The cheap tests are in files/. */

const PART = 64 * 1024

/** Takes the room of a folder but so many bytes; returns how to give it back. */
function fill(folder: string, left: number): () => void {
  const filler = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  for (let room = bavail * bsize - left; room > 0; room -= PART)
    writeFileSync(filler, Buffer.alloc(Math.min(PART, room)), { flag: 'a' })
  return () => rmSync(filler)
}

async function upload({ app }: TestServer, token: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files/upload?kind=lab',
    payload: multipart({ fileName: 'lab.pdf', type: 'application/pdf', bytes: pdf({ size: 1024 * 1024 }) }),
    headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

let disk: string
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])
})
afterAll(() => {
  execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true })
})

test('on a full disk calls that write are 503 in words, nothing is half kept, and all goes on once there is room', async () => {
  process.env.TMPDIR = disk
  const home = await testHome()
  const server = await testServer({ home, logs: { write: () => undefined } })
  const { token } = await server.signIn()
  const arrivals = () => readdirSync(join(home.environment.DATA_DIR, 'arrivals'))
  const stored = () => readdirSync(join(home.environment.DATA_DIR, 'files')).length
  const sessionsOfAna = () => server.context.database.$count(sessions)
  const before = { stored: stored(), sessions: await sessionsOfAna() }
  const away = {
    status: 503,
    headers: { 'retry-after': expect.anything() },
    body: { message: expect.stringMatching(/^El servicio no está disponible/) },
  }
  const credentials = { email: ANA, password: PASSWORD }
  let opened = 0

  for (const left of [0, PART / 2, 2 * PART]) {
    const giveBack = fill(disk, left)
    expect(await upload(server, token)).toMatchObject(away)
    expect([arrivals(), stored()]).toEqual([[], before.stored])
    let answer = await server.call('POST auth/login', { body: credentials })
    for (; answer.status === 200; opened++)
      answer = await server.call('POST auth/login', { body: credentials })
    expect(answer).toMatchObject(away)
    expect(await sessionsOfAna()).toBe(before.sessions + opened)
    expect((await server.call('POST auth/me', { token })).status).toBe(200)
    giveBack()
    expect((await upload(server, token)).status).toBe(201)
    before.stored++
  }
  await server.close()
  const next = await testServer({ home })
  expect((await next.call('POST auth/me', { token })).status).toBe(200)
  await next.close()
  await home.remove()
}, 300_000)
