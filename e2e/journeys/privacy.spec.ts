import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { wholeFileType } from 'shared/server/files/fileType'
import { fitsWidth, isAccessible, NARROWEST_PHONE } from '../fixtures/isAccessible'
import { keptOn } from '../fixtures/keptOn'
import { PASSWORD } from '../fixtures/people'
import { expect, signIn, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-diet'] })

const ACCEPT = 'Acepto el aviso de privacidad'

let people = 0
/** Registers a person; without a version they have accepted no notice. */
async function newcomer(request: APIRequestContext, privacyNotice?: string): Promise<string> {
  const email = `privacidad${++people}.${Date.now()}@ejemplo.mx`
  const person = { firstName: 'Lucía', lastName: 'Cantú', email, password: PASSWORD, privacyNotice }
  const data = { ...person, phone: '8187654321', birthdate: '1988-02-29', gender: 'female' }
  expect((await request.post('/api/auth/register', { data })).status()).toBe(200)
  return email
}

async function inForce(request: APIRequestContext): Promise<string> {
  return (await (await request.get('/api/privacy-notice')).json()).version
}

async function confirmEnd(page: Page, password: string) {
  await page.getByLabel('Tu contraseña').fill(password)
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await page.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click()
}

test('a person who has not accepted the notice is shown it after sign-in, before anything is written', async ({
  page,
  request,
}) => {
  const email = await newcomer(request)
  await page.goto('/user/comidas')
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Antes de continuar' })).toBeVisible()
  await expect(page).toHaveTitle('Aviso de privacidad · My Diet')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /derechos ARCO/ })).toBeAttached()

  const token = await page.evaluate(() => localStorage.getItem('mydiet.token'))
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await (await request.post('/api/auth/me', { headers })).json()
  const plan = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }
  const write = async () => {
    const data = { ...plan, day: new Date().toISOString().slice(0, 10) }
    return (await request.post(`/api/patients/${id}/meal-plans`, { headers, data })).status()
  }
  expect(await write()).toBe(403)

  await page.reload()
  await page.getByRole('button', { name: ACCEPT }).click()
  await expect(page).toHaveURL('/user/comidas')
  await expect(page.getByRole('dialog')).toContainText('99 MXN')
  await expect(page).toHaveTitle('Tu plan de comidas · My Diet')
  expect(await write()).toBe(201)
  await page.reload()
  await expect(page.getByRole('button', { name: ACCEPT })).toHaveCount(0)
})

test('a person who does not agree can sign out', async ({ page, request }) => {
  const email = await newcomer(request)
  await page.goto('/')
  await signIn(page, email)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
})

test('own data are downloaded as a file with the day in its name', async ({ page }) => {
  await page.goto('/user/privacidad')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByText(/^Aceptaste la versión 2026-11-27 el/)).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar para otro programa (JSON)' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    account: { email: 'ana@mydiet.mx', firstName: 'Ana' },
    consent: { version: '2026-11-27' },
    domains: { cuenta: { purchases: expect.any(Array) }, diet: { mealPlans: expect.any(Array) } },
  })
  expect(text).not.toMatch(/argon2|[Hh]ash/)

  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar en PDF' }).click()
  const pdf = await printed
  expect(pdf.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(wholeFileType(await readFile(await pdf.path()))).toBe('pdf')
})

test('an account ends by its password: a wrong one ends nothing, the right one ends it everywhere', async ({
  page,
  request,
  browser,
  server,
}) => {
  const email = await newcomer(request, await inForce(request))
  const otherDevice = await browser.newContext({ baseURL: server.url })
  const other = await otherDevice.newPage()
  await other.goto('/user/faq')
  await signIn(other, email)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes')

  await page.goto('/user/privacidad')
  await signIn(page, email)
  await confirmEnd(page, 'Equivocada#1')
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible()
  await expect(page.getByLabel('Tu contraseña')).toBeFocused()
  await confirmEnd(page, PASSWORD)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta fue eliminada')
  // The device forgets the person at once: the tab may be closed on the receipt.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mydiet.token'))).toBeNull()
  await expect.poll(() => keptOn(page).then(({ entries }) => entries)).toEqual([])
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, email)
  await expect(page.getByText('Usuario o contraseña incorrecto.')).toBeVisible()

  await other.getByRole('link', { name: 'Tus datos y privacidad' }).click()
  await expect(other).toHaveURL(/\/(\?.*)?$/)
  await otherDevice.close()

  const mailbox = async () => (await request.get('/api/outbox')).text()
  await expect.poll(mailbox).toContain(email)
  expect(await mailbox()).toContain('Tu cuenta fue eliminada')
})

test('a question has an address, which opens it, and is found by its words', async ({ page }) => {
  await page.goto('/user/faq#como-cambio-o-cancelo-mi-cita')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByText('¿Cómo creo mi cuenta?')).toBeVisible()
  await page.goto('/user/faq#como-cambio-o-cancelo-mi-cita')
  await expect(page.getByText('Si cancelas antes de que empiece')).toBeInViewport()
  await page.getByText('¿Qué es el Balance de Salud?').click()
  await expect(page).toHaveURL('/user/faq#que-es-el-balance-de-salud')
  await page.getByLabel('Buscar').fill('contrasena')
  await expect(page.getByText('¿Qué hago si olvidé mi contraseña?')).toBeVisible()
  await expect(page.getByText('¿Qué es el Balance de Salud?')).toHaveCount(0)
})

test('the notice, the consent step, the questions and the own data are accessible', async ({
  page,
  request,
}) => {
  await page.setViewportSize(NARROWEST_PHONE)
  const check = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await isAccessible(page, text)
    await fitsWidth(page, text)
  }
  await page.goto('/')
  await page.getByRole('button', { name: '¿Quiénes somos?' }).click()
  await page.getByRole('link', { name: 'Aviso de privacidad' }).click()
  await check('En pocas palabras:')
  await page.getByRole('link', { name: 'Volver a entrar' }).click()
  await signIn(page, await newcomer(request))
  await check(ACCEPT)
  await page.getByRole('button', { name: ACCEPT }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
  await page.goto('/user/faq')
  await page.getByText('¿Cómo creo mi cuenta?').click()
  await check('llena tus datos y acepta el aviso')
  await page.goto('/user/privacidad')
  await check('Aceptaste la versión')
  await page.getByLabel('Tu contraseña').fill('x')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await check('¿Eliminar tu cuenta para siempre?')
})
