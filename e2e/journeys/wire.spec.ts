import { remotes as remotesOf } from 'shared/releases/remotes'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-diet'] })

test('an unknown call answers 404 in JSON, never the page', async ({ request, server }) => {
  for (const path of ['/api', '/api/nope', '/api/auth/login', '/API/nope', '//api/nope', '/api%2fnope']) {
    const answer = await request.get(server.url + path)
    expect(answer.status(), path).toBe(404)
    expect((await answer.json()).message, path).toMatch(/No encontramos/)
  }
})

test('hashed files are cached for good, the page and the registry never', async ({ request, server }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/registry.json')).headers()['cache-control']).toBe('no-store')
  const [script = ''] = /\/shell\/[\w/.]+\.js/.exec(await page.text()) ?? []
  const served = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(served.headers()['cache-control']).toContain('immutable')
  expect(served.headers()['content-encoding']).toBe('br')
  // A file does not need a page's policy: on a slow network it would be one more kilobyte before the form works.
  expect(served.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")

  const { remotes } = await (await request.get('/registry.json')).json()
  for (const { url, entry, remote } of remotes) {
    const answer = await request.get(url + entry)
    expect(answer.headers()['cache-control'], remote.name).toContain('immutable')
    expect(answer.headers()['access-control-allow-origin'], remote.name).toBe('*')
  }
  // Ranges are not supported: a range request, valid or not, is answered with the whole file.
  const [first] = remotes
  for (const address of [script, first.url + first.entry]) {
    for (const range of ['bytes=0-9', 'bytes=99999999-', 'bytes=abc']) {
      expect((await request.get(address, { headers: { range } })).status(), `${address} ${range}`).toBe(200)
    }
  }
  expect(remotes.map(({ url }: { url: string }) => new URL(url).port)).toEqual(
    remotesOf().map((_, i) => String(server.port + 1 + i)),
  )
})

test('a path outside the releases answers 404, in any spelling', async ({ request, server }) => {
  const diet = `http://localhost:${server.port + 1}`
  for (const address of [
    '/shell/../../package.json',
    '/shell/%2e%2e/%2e%2e/package.json',
    '/shell/..%2fx.js',
    '/main.js',
    `${diet}/releases/mf-diet/..%2f..%2fserver.lock`,
    `${diet}/..%c0%af`,
    `${diet}/releases/mf-citas/`,
  ]) {
    const answer = await request.get(address)
    expect([400, 404], address).toContain(answer.status())
    expect(await answer.text(), address).not.toMatch(/FST_|workspaces| at /)
  }
})

test('the page has its policy, and no other origin may frame or embed it', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('an untrusted forwarded host changes nothing', async ({ request }) => {
  const forged = await request.get('/', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  })
  expect(await forged.text()).not.toContain('evil.example')
  expect(forged.headers()['content-security-policy']).not.toContain('evil.example')
})
