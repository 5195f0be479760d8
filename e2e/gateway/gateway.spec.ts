import { createHash } from 'node:crypto'
import { expect, type Page, type Response } from '@playwright/test'
import pg from 'pg'
import { remotes } from 'shared/releases/remotes'
import { serverMessages } from 'shared/server/http/messages'
import { pdf } from 'shared/testing/pdf'
import { mainMenu } from '../fixtures/mainMenu'
import { PASSWORD } from '../fixtures/people'
import { signIn } from '../fixtures/test'
import { ask, signInBy } from './ask'
import { registryOf, test } from './withParts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const hashed = /\.[0-9a-f]{10}\.\w+$/

const open = (page: Page, name: string) => mainMenu(page).getByRole('link', { name }).click()
const slot = (page: Page) => page.getByRole('article', { name: 'Desayuno', exact: true })

test("a patient reaches every part through one origin, and each answer keeps its part's headers", async ({
  page,
  parts,
}) => {
  const answers: Response[] = []
  page.on('response', response => answers.push(response))
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  await open(page, 'Comidas')
  await expect(slot(page).getByRole('heading')).not.toBeEmpty()
  await page.reload()
  await expect(slot(page).getByRole('heading')).not.toBeEmpty()

  const overHttp = answers.filter(response => response.url().startsWith('http'))
  expect(new Set(overHttp.map(response => new URL(response.url()).origin))).toEqual(new Set([parts.url]))
  expect(answers.filter(response => response.status() >= 400).map(response => response.url())).toEqual([])

  const files = overHttp.filter(response => hashed.test(new URL(response.url()).pathname))
  const scripts = files.filter(response => response.request().resourceType() === 'script')
  expect(scripts.some(response => response.url().startsWith(`${parts.url}/releases/mf-diet/`))).toBe(true)
  for (const file of files) expect(file.headers()['cache-control'], file.url()).toBe(IMMUTABLE)
  for (const script of scripts) expect(script.headers()['content-encoding'], script.url()).toBe('br')
})

test('the cache headers are those of the part that answers', async ({ parts }) => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const cached = async (path: string) => (await ask(parts.url + path, { headers })).headers
  expect(await cached('/')).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
  expect(await cached('/user/comidas')).toMatchObject({ 'cache-control': 'no-cache' })
  expect(await cached('/registry.json')).toMatchObject({ 'cache-control': 'no-store' })
  expect(await cached('/releases/mf-diet/current.json')).toMatchObject({ 'cache-control': 'no-store' })
  const { remotes: registered } = await registryOf(parts)
  expect(registered.map(({ remote }) => remote.name)).toEqual(remotes())
  for (const { url, entry } of registered) {
    expect(url).toMatch(/^\/releases\/mf-/)
    expect(await cached(url + entry)).toMatchObject({
      'cache-control': IMMUTABLE,
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    })
  }
  expect((await ask(`${parts.url}/releases/mf-otro/a.js`)).status).toBe(404)
})

test('every security header comes exactly once, and no header names versions', async ({ parts }) => {
  const required = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
  for (const path of [
    '/',
    '/registry.json',
    '/api/health/ready',
    '/api/nada',
    '/releases/mf-diet/current.json',
  ]) {
    const { times, headers } = await ask(parts.url + path)
    for (const name of required) expect(times.get(name), `${name} of ${path}`).toBe(1)
    const repeated = [...times].filter(([name, count]) => count > 1 && name !== 'vary')
    expect(repeated, path).toEqual([])
    expect(headers.server).toBe('nginx')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
  const { headers } = await ask(`${parts.url}/`)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test('the limits count the connection’s address, whatever a request claims', async ({ parts }) => {
  const guess = (url: string, headers: Record<string, string>, from?: string) =>
    signInBy(url, { email: 'nadie@mydiet.mx', password: 'Equivocada#1', headers, from })
  const claims: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7, 203.0.113.8' },
    { forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' },
  ]
  const subject = (ip: string) => createHash('sha256').update(`network sign-in ${ip}`).digest('hex')
  const database = new pg.Client(parts.databaseUrl)
  await database.connect()
  const counted = async (ip: string) => {
    const sql = 'select cardinality(made) as count from throttle.attempts where subject = $1'
    const { rows } = await database.query<{ count: number }>(sql, [subject(ip)])
    return rows[0]?.count ?? 0
  }
  try {
    for (const headers of claims) expect((await guess(parts.url, headers)).status).toBe(401)
    expect(await counted('127.0.0.1')).toBe(claims.length)
    expect(await counted('203.0.113.7')).toBe(0)
    expect(await counted('203.0.113.8')).toBe(0)
    if (process.platform === 'linux') {
      await guess(parts.url, { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.2')
      expect(await counted('127.0.0.2')).toBe(1)
    }
    // The API trusts its gateway: a claim that bypasses the gateway counts. So the gateway removed the others.
    await guess(parts.addressOf('api'), { 'x-forwarded-for': '203.0.113.7' })
    expect(await counted('203.0.113.7')).toBe(1)

    await database.query(
      'update throttle.attempts set made = array_fill(now(), array[300]) where subject = $1',
      [subject('127.0.0.1')],
    )
    for (const headers of claims) {
      const refused = await guess(parts.url, headers)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    const right = { email: 'ana@mydiet.mx', password: PASSWORD, headers: claims[0] }
    expect((await signInBy(parts.url, right)).status).toBe(429)
  } finally {
    await database.query('delete from throttle.attempts')
    await database.end()
  }
})

test("a body that is too large is refused with the API's own message", async ({ parts }) => {
  const json = { 'content-type': 'application/json' }
  const send = (bytes: number) =>
    ask(`${parts.url}/api/auth/login`, { method: 'POST', headers: json, body: 'x'.repeat(bytes) })
  // The limit of shell/server/newApp.ts.
  const LIMIT = 128 * 1024
  expect((await send(LIMIT)).status).toBe(400)
  const large = await send(LIMIT + 1)
  expect(large.status).toBe(413)
  expect(JSON.parse(large.body)).toEqual({ message: serverMessages.tooLarge })
  for (const length of [20_000, 40_000]) {
    const long = await ask(`${parts.url}/api/courses`, { headers: { 'x-long': 'x'.repeat(length) } })
    expect(long.status).toBe(431)
    expect(JSON.parse(long.body)).toEqual({ message: serverMessages.headersTooLarge })
  }
})

test('the gateway forwards a file; the first part that can tell refuses one that is too large', async ({
  parts,
}) => {
  const { token } = JSON.parse(
    (await signInBy(parts.url, { email: 'ana@mydiet.mx', password: PASSWORD })).body,
  ) as { token: string }
  const send = (file: string) =>
    ask(`${parts.url}/api/files/upload?kind=lab`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=parts-of-a-form',
      },
      body: `--parts-of-a-form\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${file}\r\n--parts-of-a-form--\r\n`,
    })
  const lab = (bytes: number) => pdf({ size: bytes }).toString()
  // The limit of shared/published/uploads.ts.
  const LIMIT = 15 * 1024 * 1024
  const kept = await send(lab(LIMIT))
  expect(kept.status).toBe(201)
  const { name } = JSON.parse(kept.body) as { name: string }
  const headers = { authorization: `Bearer ${token}` }
  const own = await ask(`${parts.url}/api/files/${name}`, { headers })
  expect(own.status).toBe(200)
  expect(own.body).toHaveLength(LIMIT)
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/pdf' })
  expect((await ask(`${parts.url}/api/files/${name}`)).status).toBe(404)

  const large = await send(lab(LIMIT + 1))
  expect(large.status).toBe(413)
  expect(JSON.parse(large.body)).toEqual({ message: 'El archivo pesa más de 15 MB. Elige uno más ligero.' })
  const tooLarge = await send(lab(LIMIT + 1024 * 1024))
  expect(tooLarge.status).toBe(413)
  expect(JSON.parse(tooLarge.body)).toEqual({ message: serverMessages.tooLarge })
})

test('without the API its calls answer so in Spanish, and the page still loads', async ({ page, parts }) => {
  await parts.stop('api')
  try {
    for (const path of ['/api/courses', '/api/auth/login', '/api']) {
      const { status, headers, times, body } = await ask(parts.url + path)
      expect(status).toBe(502)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(JSON.parse(body)).toEqual({ message: serverMessages.unavailable })
      expect([...times].filter(([, count]) => count > 1)).toEqual([])
    }
    await page.goto('/')
    await signIn(page, 'ana@mydiet.mx')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ocurrio un error al iniciar sesión' }),
    ).toBeVisible()
  } finally {
    await parts.start('api')
  }
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
})

test('a remote whose process is down costs its own screen only, and Reintentar loads it again', async ({
  page,
  parts,
}) => {
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  const { remotes: registered } = await registryOf(parts)
  const others = registered.filter(({ remote }) => remote.name !== 'mf-diet')
  const entriesOfOthers = others
    .flatMap(({ remote }) => remote.menu)
    .filter(({ place }) => place === 'bottom')
  expect(entriesOfOthers.length).toBeGreaterThan(0)
  await parts.stop('mf-diet')
  try {
    await open(page, 'Comidas')
    const card = page.getByRole('main').getByRole('alert')
    await expect(card).toBeVisible()
    await expect(card).toContainText('No pudimos abrir Comidas')
    for (const { label, to } of entriesOfOthers) {
      await open(page, label)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(card).toHaveCount(0)
    }
    await open(page, 'Comidas')
    await expect(card).toBeVisible()
  } finally {
    await parts.start('mf-diet')
  }
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(slot(page)).toBeVisible()
})

test("without the shell's process a styled page says so in Spanish", async ({ page, parts }) => {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text())
  })
  await parts.stop('shell')
  try {
    const answer = await page.goto('/user/comidas')
    expect(answer?.status()).toBe(502)
    await expect(page.getByRole('heading')).toHaveText('My Diet no está disponible')
    await expect(page.getByText(serverMessages.unavailable)).toBeVisible()
    expect(complaints).toEqual([])
    // The other parts still answer.
    expect((await ask(`${parts.url}/api/health/ready`)).status).toBe(200)
  } finally {
    await parts.start('shell')
  }
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
})

test("the gateway's log has the answers and no personal data", async ({ parts }) => {
  const secret = 'secreto123'
  const { headers } = await ask(`${parts.url}/reset-password?token=${secret}`, {
    headers: { authorization: `Bearer ${secret}`, 'user-agent': secret, 'x-request-id': `${secret}-claimed` },
  })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  await expect.poll(parts.gatewayLog).toContain(headers['x-request-id'] ?? '')
  const log = parts.gatewayLog()
  expect(log).not.toContain(secret)
  expect(log).not.toMatch(/ana@mydiet|127\.0\.0\.|comidas/)
  const lines = log
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { origin: string; status: string })
  expect(lines.some(({ origin, status }) => origin === 'mf-diet' && status === '200')).toBe(true)
})
