import { mainMenu } from '../fixtures/mainMenu'
import { PASSWORD } from '../fixtures/people'
import { expect, signIn, test } from '../fixtures/test'

// The first start of `npm start`: an empty folder, and the embedded database.
test.use({ walks: ['shell', 'mf-diet', 'mf-cursos'], startsFrom: 'nothing', serviceWorkers: 'allow' })

const dinner = 'Cena'

test('a patient signs in at one address and follows the meals of the day', async ({
  browser,
  server,
  page,
}) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))

  await page.goto('/')
  await page.getByLabel('Correo electrónico').fill('ana@mydiet.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill('Equivocada#1')
  // The text's own font has come: in it a line may break elsewhere.
  await expect(page.locator('html')).not.toHaveAttribute('data-font')
  const register = page.getByRole('link', { name: 'Regístrate' })
  const before = await register.boundingBox()
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByText('Usuario o contraseña incorrecto.')).toBeVisible()
  // The message has its place from the beginning.
  expect(await register.boundingBox()).toEqual(before)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@mydiet.mx')
  expect([...origins]).toEqual([server.url])

  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')

  await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
  await expect(page).toHaveURL('/user/comidas')
  for (const slot of ['Desayuno', 'Colacion 1', 'Comida', 'Colacion 2', dinner]) {
    await expect(page.getByRole('article', { name: slot, exact: true }).getByRole('heading')).not.toBeEmpty()
  }
  expect([...origins]).toContain(`http://localhost:${server.port + 1}`)

  const card = page.getByRole('article', { name: dinner })
  const proposed = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /Cambiar Cena/ }).click()
  await expect(card.getByRole('heading')).not.toHaveText(proposed)
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
  const chosen = await names()

  await page.getByRole('button', { name: 'Guardar plan' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Listo!' })
  await expect(notice).toContainText('Se ha guardado este plan de comidas.')
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()

  await page.reload()
  await expect.poll(names).toEqual(chosen)

  expect(await server.stop()).toBe(0)
  await server.start()
  await page.reload()
  await expect.poll(names).toEqual(chosen)

  const otherDevice = await browser.newContext({ baseURL: server.url })
  const other = await otherDevice.newPage()
  await other.goto('/user/comidas')
  await signIn(other, 'ana@mydiet.mx')
  await expect(other).toHaveURL('/user/comidas')
  await expect.poll(() => other.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(chosen)

  const token = await page.evaluate(() => localStorage.getItem('mydiet.token'))
  const me = () => page.request.post('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  expect((await me()).status()).toBe(200)
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await me()).status()).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('mydiet.token'))).toBeNull()
})

test('a patient without a course sees the locked modal, and its ways out', async ({ page }) => {
  await page.goto('/user/comidas')
  await signIn(page, 'nuevo@mydiet.mx')
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('99 MXN')
  await expect(modal.getByRole('button', { name: /Desbloquear/ })).toBeEnabled()
  await modal.getByRole('link', { name: 'Ver Solutions' }).click()
  await expect(page).toHaveURL('/user/solutions')

  await page.goto('/user/comidas')
  await page.getByRole('dialog').getByRole('link', { name: 'Seguir Explorando' }).click()
  await expect(page).toHaveURL('/user')
})
