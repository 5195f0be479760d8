import { nextYear } from 'shared/testing/nextYear'
import { mainMenu } from '../fixtures/mainMenu'
import { planSaved } from '../fixtures/planSaved'
import { expect, onDevice, signIn, test } from '../fixtures/test'

test.use({
  walks: ['shell', 'mf-diet'],
  intercepts: true,
})

test('without a session a screen leads to the sign-in, and back afterwards', async ({ page }) => {
  await page.goto(`/user/comidas?day=${nextYear('12-24')}`)
  await expect(page).toHaveURL(/^[^?]*\/\?volver=/)
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL(`/user/comidas?day=${nextYear('12-24')}`)
  await expect(page.getByRole('button', { name: /24 de diciembre/ })).toBeVisible()
})

test('a return path never leads to another origin', async ({ page }) => {
  await page.goto('/?volver=https://example.com/user')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
})

test('signing out in one tab ends all tabs', async ({ page, context }) => {
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
  const other = await context.newPage()
  await other.goto('/user/comidas')
  await expect(other.getByRole('article', { name: 'Desayuno' })).toBeVisible()

  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
})

onDevice(
  'a sign-out without a network ends the session on the server as soon as there is one',
  async ({ page, context, request }) => {
    await page.goto('/')
    await signIn(page, 'ana@mydiet.mx')
    await expect(page).toHaveURL('/user')
    await page.waitForLoadState('networkidle')
    const token = await page.evaluate(() => localStorage.getItem('mydiet.token'))
    const me = async () =>
      (await request.post('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()
    await context.setOffline(true)
    const menu = page.getByRole('button', { name: 'Menú' })
    await menu.click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
    expect(await me()).toBe(200)
    expect(
      await page.evaluate(token => JSON.stringify({ ...localStorage }).includes(token ?? ''), token),
    ).toBe(false)
    await context.setOffline(false)
    await expect.poll(me).toBe(401)
  },
)

test('signing in in one tab signs the other in too', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await signIn(other, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
})

onDevice('a token that the server refuses leads to the sign-in page', async ({ page, request }) => {
  // The session ends while the save is on its way: a refusal of any earlier call would leave the screen first.
  let ended = false
  await page.route('**/meal-plans', async (route, sent) => {
    if (sent.method() === 'POST' && !ended) {
      ended = true
      const { authorization = '' } = sent.headers()
      await request.post('/api/auth/logout', { headers: { authorization } })
    }
    await route.continue()
  })
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
  await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
  await page.getByRole('button', { name: 'Día siguiente' }).click()
  const save = page.getByRole('button', { name: 'Guardar plan' })
  await save.click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('mydiet.token'))).toBeNull()
  await expect(page.getByText('Tu sesión terminó. Entra de nuevo para seguir donde estabas.')).toBeVisible()

  // The save is stored, and says so.
  const kept = page.getByRole('status').filter({ hasText: 'Guardado en este dispositivo' })
  await expect(kept).toContainText('Lo enviaremos en cuanto entres de nuevo.')
  const sent = planSaved(page)
  await signIn(page, 'ana@mydiet.mx')
  expect((await sent).status()).toBe(201)
  await expect(page).toHaveURL(/\/user\/comidas/)
  await expect(save).toBeHidden()
})

test('an unknown address says so, inside and outside the frame', async ({ page }) => {
  await page.goto('/nada')
  await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible()
  await page.goto('/user/nada')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible()
  await expect(mainMenu(page)).toBeVisible()
})

onDevice(
  'a start-up that the server cannot answer shows the cached data, marked as unconfirmed, until it can',
  async ({ page }) => {
    await page.goto('/user/comidas')
    await signIn(page, 'ana@mydiet.mx')
    const dinner = page.getByRole('article', { name: 'Cena' })
    await expect(dinner).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.route('**/api/auth/me', route =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '3' },
        json: { message: 'Vuelve en un momento.' },
      }),
    )
    await page.reload()
    const mark = page.getByRole('status').filter({ hasText: 'My Diet no responde' })
    await expect(mark).toBeVisible()
    await expect(dinner).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await page.unroute('**/api/auth/me')
    await expect(mark).toBeHidden()
    await expect(dinner).toBeVisible()
  },
)
