import type { Page } from '@playwright/test'
import { holdBack, SHELL_CODE } from '../fixtures/holdBack'
import { PASSWORD } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { tokenOf } from '../fixtures/tokenOf'

test.use({ walks: ['shell', 'mf-diet'], serviceWorkers: 'allow', intercepts: true })

/** The page's errors and warnings, such as a hydration mismatch or a style or script that the policy refuses. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return complaints
}

/** Sums up the layout shift, from now on and on every page that is opened. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as never as { shifted: number }).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as never as { shifted: number }).shifted)
}

/** Signs Ana in without opening the app, so that no cache and no service worker answer instead of the server. */
async function signedIn(page: Page, url: string): Promise<void> {
  const token = await tokenOf(url, 'ana@mydiet.mx')
  await page.addInitScript(saved => localStorage.setItem('mydiet.token', saved), token)
}

const place = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { x, y, width } = element.getBoundingClientRect()
      return [x, y, width].map(Math.round)
    })

test('the sign-in form is shown before the code, and early input and presses are carried out', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const release = await holdBack(page, SHELL_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Correo electrónico').fill('ana@mydiet.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  const asked = page.waitForRequest('**/api/auth/login')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  expect(page.url()).not.toContain('?')
  release()
  expect((await asked).postDataJSON()).toEqual({ email: 'ana@mydiet.mx', password: PASSWORD })
  await expect(page).toHaveURL('/user')
  expect(complaints).toEqual([])
})

test('the error of an early press is shown at its field, and nothing moves when the code takes over', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const shifted = await watchLayoutShift(page)
  const release = await holdBack(page, SHELL_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Correo electrónico').fill('ana')
  const before = await place(page, 'form button[type=submit]')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    'El correo electrónico debe contener exactamente un símbolo @.',
  )
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana')
  expect(await place(page, 'form button[type=submit]')).toEqual(before)
  expect(await shifted()).toBe(0)
  expect(complaints).toEqual([])
})

for (const [size, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`a link shows frame and skeleton before the code, at their final places, on ${size}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport)
    await signedIn(page, server.url)
    const complaints = complaintsOf(page)
    const shifted = await watchLayoutShift(page)
    const release = await holdBack(page, SHELL_CODE)
    const early = ['POST auth/me', 'GET recipes', 'GET aliments']
    const asked: string[] = []
    const fonts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'font') fonts.push(request.url())
      const [, call] = request.url().split('/api/')
      if (call) asked.push(`${request.method()} ${call}`)
    })
    await page.goto('/user/comidas', { waitUntil: 'commit' })
    // The page asks for the person and what its screen reads, before the code has arrived.
    await expect.poll(() => asked).toEqual(early)
    await expect(page.getByRole('link', { name: 'Objetivos' }).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tu plan de comidas' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeHidden()
    const marks = ['nav[aria-label=Principal] a:visible', 'main h1:visible']
    expect(fonts).toEqual([])
    // A text's width is its font's.
    const places = async () => {
      const found = await Promise.all(marks.map(mark => place(page, mark)))
      return found.map(([x, y]) => [x, y])
    }
    const before = await places()
    release()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('#first-frame')).toHaveCount(0)
    expect(await places()).toEqual(before)
    // The font comes after the code, and moves nothing.
    await expect.poll(() => fonts.length).toBe(1)
    await page.evaluate(() => document.fonts.ready)
    expect(await places()).toEqual(before)
    expect(await shifted()).toBeLessThan(0.02)
    // The code asks for none of it again.
    expect(asked.filter(call => early.includes(call))).toEqual(early)
    expect(complaints).toEqual([])
  })
}

test('a link without a session shows only the form at once, and its screen after signing in', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const release = await holdBack(page, SHELL_CODE)
  await page.goto('/user/comidas?day=2031-03-04', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  await expect(page.locator('#first-frame')).toBeHidden()
  await page.getByLabel('Correo electrónico').fill('ana@mydiet.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  release()
  await expect(page).toHaveURL('/user/comidas?day=2031-03-04')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('the sign-in form is not painted before the page knows that nobody is signed in', async ({ page }) => {
  await holdBack(page, SHELL_CODE)
  // The page as far as a slow phone may paint it: everything before the script after the form, which reads the token.
  await page.route('/', async route => {
    const html = await (await route.fetch()).text()
    const body = html.slice(0, html.indexOf('<script>', html.indexOf('</form>')))
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root form')).toBeAttached()
  await expect(page.locator('#root form')).toBeHidden()
})

test('an invalid token leads from the frame to the form', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mydiet.token', 'x'.repeat(43)))
  for (const path of ['/user/comidas', '/']) {
    const release = await holdBack(page, SHELL_CODE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#first-frame')).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
    await expect(page.locator('#first-frame')).toBeHidden()
  }
})

for (const [path, heading, field] of [
  ['/register?organizationId=1', 'Crea tu cuenta', 'Nombre'],
  ['/recoverpass', 'Recupera tu contraseña', 'Correo electrónico'],
] as const) {
  test(`${path} shows its heading before the code, at its final place`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const release = await holdBack(page, SHELL_CODE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const before = await place(page, 'main h1')
    release()
    await expect(page.getByLabel(field, { exact: true })).toBeVisible()
    expect(await place(page, 'main h1')).toEqual(before)
    expect(complaints).toEqual([])
  })
}

test('once the form works, its text has the product’s font', async ({ page }) => {
  await page.goto('/')
  const shown = () =>
    page.evaluate(() => [...document.fonts].some(face => face.family === 'Cabin' && face.status === 'loaded'))
  await expect.poll(shown).toBe(true)
})

test('with the dark theme the page is dark before the code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await holdBack(page, SHELL_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 26, 23)')
})

test('without scripts the page says that it needs them, and shows no form', async ({ playwright, server }, {
  project,
}) => {
  // The browser's own setting, since the emulated one does not render <noscript>.
  const { executablePath, args = [] } = project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({
    executablePath,
    args: [...args, '--blink-settings=scriptEnabled=false'],
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  for (const path of ['/', '/user/comidas']) {
    await page.goto(server.url + path)
    // Read from outside, since a test's own queries are scripts too.
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const words = nodes.filter(node => !node.ignored).map(node => String(node.name?.value ?? ''))
    expect(words.join(' ')).toContain('My Diet necesita JavaScript')
    expect(words).not.toContain('Ingresar')
    expect(words).not.toContain('Objetivos')
  }
  await browser.close()
})
