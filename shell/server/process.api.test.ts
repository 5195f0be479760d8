import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { testHome } from 'shared/testing/testHome'
import sharp from 'sharp'
import { addressOf, bareServers } from './testing/bareServers'

const { start } = bareServers()

test('SIGTERM: running requests finish, and the process exits with 0', async () => {
  const server = start()
  const address = await addressOf(server)
  const slow = fetch(`${address}/slow`)
  await server.line(/slow call begun/)
  server.process.kill('SIGTERM')
  const answer = await slow
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ message: 'done' })
  expect((await server.ended).code).toBe(0)
  await expect(fetch(`${address}/api/health/live`)).rejects.toThrow()
})

test('after a kill the next start works at once, with the saved data', async () => {
  const first = start()
  const login = async (address: string) =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@mydiet.mx', password: 'Demo#2026' }),
    })
  const { token } = (await (await login(await addressOf(first))).json()) as { token: string }
  first.process.kill('SIGKILL')
  await first.ended

  const me = await fetch(`${await addressOf(start())}/api/auth/me`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.status).toBe(200)
})

/** The permissions of everything below a folder that are not for its owner alone. */
function openTo(folder: string): string[] {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    name => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )
}

test('what it writes is for its own user alone, and so is a folder that was made before', async () => {
  const nothing = await testHome('nothing')
  const folder = nothing.environment.DATA_DIR
  chmodSync(folder, 0o755)
  const server = start(nothing.environment)
  const address = await addressOf(server)
  const form = new FormData()
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png')
  const sent = await fetch(`${address}/api/files/upload`, { method: 'POST', body: form })
  expect(sent.status).toBe(201)
  const { name } = (await sent.json()) as { name: string }
  expect(existsSync(join(folder, 'files', name))).toBe(true)
  // The embedded database sets the rights of its files itself; the closed folder protects them.
  expect(openTo(folder).filter(name => !name.startsWith('database/'))).toEqual([])
  server.process.kill('SIGKILL')
  await server.ended
  await nothing.remove()
})
