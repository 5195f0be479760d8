import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fitsWidth, isAccessible, NARROWEST_PHONE } from '../fixtures/isAccessible'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['shell'] })

const OLD = 'Vieja#2026'
const NEW = 'Nueva#2026'

async function register(page: Page, email: string) {
  await page.getByLabel('Nombre').fill('Lucía')
  await page.getByLabel('Apellido').fill('Garza')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Fecha de nacimiento').fill('1994-02-28')
  await page.getByLabel('Género').selectOption('female')
  await page.getByLabel('Teléfono').fill('8112345678')
  await page.getByLabel('Contraseña', { exact: true }).fill(OLD)
  await page.getByLabel('Confirma tu contraseña').fill(OLD)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
}

async function enter(page: Page, email: string, password: string) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
}

const notice = (page: Page) => page.getByRole('region', { name: 'Avisos' })

test('a new patient registers from the sign-in page, is welcomed and reaches the home page', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page).toHaveTitle('Crear cuenta · My Diet')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Ingresa tu nombre.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()

  await register(page, 'ana@mydiet.mx')
  await expect(page.getByRole('alert').first()).toHaveText('Ya existe una cuenta con ese correo electrónico.')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(OLD)
  await register(page, 'lucia.entra@mydiet.mx')
  await expect(page).toHaveURL('/user')
  await expect(notice(page)).toContainText('Hola!')
  await expect(notice(page)).toContainText('Bienvenido Lucía')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
})

test('the link’s organization and the picture survive when the page is discarded and loaded again', async ({
  page,
}) => {
  await page.goto('/register?organizationId=clinica-7')
  await page.getByLabel('Nombre').fill('Lucía')
  const buffer = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#e8623a' },
  })
    .withExif({ IFD0: { Copyright: 'Casa de Lucía' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(/Tu foto/).setInputFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Tu foto está lista.')).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Nombre')).toHaveValue('Lucía')
  const sent = page.waitForRequest('**/api/auth/register')
  await register(page, 'lucia.liga@mydiet.mx')
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ organizationId: 'clinica-7' })
  await expect(page).toHaveURL('/user')
  const picture = await page.request.get(`/api/files/${body.picture}`)
  expect(picture.headers()['content-type']).toBe('image/webp')
  expect((await picture.body()).toString('latin1')).not.toContain('Casa de')
})

test('a forgotten password: mail, link, new password, sign-in; every old session ends', async ({
  page,
  browser,
  server,
}) => {
  const email = 'lucia.olvida@mydiet.mx'
  await page.goto('/register')
  await register(page, email)
  await expect(page).toHaveURL('/user')

  const phone = await (await browser.newContext({ baseURL: server.url })).newPage()
  await phone.goto('/')
  await phone.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  // The field has the same label on the previous page, so wait for the new heading.
  await expect(phone.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  await phone.getByLabel('Correo electrónico').fill(email)
  await phone.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(phone).toHaveURL('/')
  await expect(notice(phone)).toContainText(
    'En breve recibirás un correo electrónico con las instrucciones a seguir.',
  )

  // Beside the mail that welcomed the person.
  const mails = phone.getByRole('article').filter({ hasText: email })
  const mail = mails.filter({ hasText: 'Crea una nueva contraseña' })
  await expect(async () => {
    await phone.goto('/api/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const told: string[] = []
  phone.on('request', request => told.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const link = mail.getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  const secret = new URL(address).searchParams.get('u') ?? ''
  await link.click()
  await expect(phone.getByRole('heading', { name: 'Crea tu nueva contraseña' })).toBeVisible()
  await expect(phone).toHaveURL('/reset-password')
  expect(told.filter(request => request.includes(secret))).toHaveLength(1)
  await phone.reload()

  await phone.getByLabel('Nueva contraseña').fill(NEW)
  await phone.getByLabel('Confirma tu contraseña').fill('Otra#2026')
  await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(notice(phone)).toContainText('Las contraseñas no coinciden')
  await phone.getByLabel('Confirma tu contraseña').fill(NEW)
  await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(phone).toHaveURL('/')
  await expect(notice(phone)).toContainText('Introduce tu contraseña nuevamente para iniciar sesión.')

  await enter(phone, email, OLD)
  await expect(phone.getByText('Usuario o contraseña incorrecto.')).toBeVisible()
  await enter(phone, email, NEW)
  await expect(phone).toHaveURL('/user')
  await page.reload()
  await expect(page).toHaveURL(/^[^?]*\/(\?volver=.*)?$/)
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()

  // The link works once. The typed text stays.
  await page.goto(address)
  await page.getByLabel('Nueva contraseña').fill(OLD)
  await page.getByLabel('Confirma tu contraseña').fill(OLD)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText(/El enlace ya no es válido/)).toBeVisible()
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue(OLD)
  await page.getByRole('link', { name: 'Solicita uno nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  await phone.context().close()
})

test('every entrance screen is accessible, empty and with errors', async ({ page }) => {
  for (const [path, button] of [
    ['/register', 'Crear cuenta'],
    ['/recoverpass', 'Enviar enlace'],
    [`/reset-password?u=${'A'.repeat(43)}`, 'Guardar contraseña'],
    ['/reset-password', undefined],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isAccessible(page, path)
    if (!button) continue
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid]').first()).toBeFocused()
    await isAccessible(page, path)
  }
})

test('no entrance screen scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize(NARROWEST_PHONE)
  for (const path of ['/register', '/recoverpass', '/reset-password?u=x', '/reset-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsWidth(page, path)
  }
})
