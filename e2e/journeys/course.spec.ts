import type { Page } from '@playwright/test'
import { isAccessible } from '../fixtures/isAccessible'
import { PASSWORD } from '../fixtures/people'
import { expect, signIn, test } from '../fixtures/test'

/** A course from its card to the end of its first topic (shared/product/cursos.md). */

const APPROVED = '4242 4242 4242 4242'
const COURSE = 'Vida activa'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

let people = 0

/** A person of their own for each test, signed in on the home page. */
async function openHome(page: Page): Promise<string> {
  const email = `curso${++people}@mydiet.mx`
  const { version } = await (await page.request.get('/api/privacy-notice')).json()
  const registered = await page.request.post('/api/auth/register', {
    data: {
      firstName: 'Luz',
      lastName: 'Garza',
      email,
      password: PASSWORD,
      phone: '8112345678',
      birthdate: '1990-01-31',
      gender: 'female',
      privacyNotice: version,
    },
  })
  expect(registered.ok()).toBe(true)
  await page.goto('/')
  await signIn(page, email)
  await expect(page).toHaveURL('/user')
  return email
}

/** Buys the course from its card; the payment leads to the course's page. */
async function buy(page: Page) {
  const courses = page.getByRole('region', { name: 'Cursos', exact: true })
  await courses.getByRole('button', { name: `Ingresar a ${COURSE}` }).click()
  await page
    .getByRole('dialog', { name: COURSE })
    .getByRole('button', { name: 'Comprar por $149 MXN' })
    .click()
  await page.getByLabel('Número de tarjeta').fill(APPROVED)
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
}

const topicRow = (page: Page) => page.getByRole('button', { name: /^Diez minutos/ })

/** Taps: Ingresar, Comprar, Pagar, Continuar, Empezar, Siguiente, Terminar. */
for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a course is bought and its first topic finished (${device})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await openHome(page)
    await buy(page)
    await isAccessible(page)
    await page.getByRole('button', { name: 'Empezar el curso' }).click()
    await expect(page.getByRole('article', { name: 'Elige tu momento' })).toBeVisible()
    await isAccessible(page)
    await page.getByRole('button', { name: 'Siguiente', exact: true }).last().click()
    await expect(page.getByRole('article', { name: 'Calienta sin prisa' })).toBeVisible()
    await page.getByRole('button', { name: 'Terminar el tema' }).click()
    await expect(page.getByRole('article', { name: 'Calienta sin prisa' })).toBeHidden()
    await expect(topicRow(page)).toContainText('Completado')

    // It is on the server: a reload shows it, and so does the home page.
    await page.reload()
    await expect(topicRow(page)).toContainText('Completado')
    await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
    const card = page.getByRole('article', { name: COURSE })
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]\d* %$/)
    await isAccessible(page)
  })
}

test('two devices at once lose nothing, and a completion made without a network is sent later', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  const email = await openHome(page)
  await buy(page)
  const address = page.url()
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: DESKTOP })
  const other = await elsewhere.newPage()
  await other.goto('/')
  await signIn(other, email)
  await expect(other).toHaveURL('/user')
  await other.goto(address)
  await expect(other.getByRole('button', { name: 'Empezar el curso' })).toBeVisible()

  // Both have loaded the course; each completes another subtopic, this one without a network.
  await page.getByRole('button', { name: 'Empezar el curso' }).click()
  const modal = page.getByRole('dialog', { name: 'Elige tu momento' })
  await expect(modal).toBeVisible()
  await page.context().setOffline(true)
  await modal.getByRole('button', { name: 'Marcar Completado' }).click()
  await expect(modal.getByRole('button', { name: 'No Completado' })).toBeVisible()
  await topicRow(other).click()
  await other.getByRole('button', { name: /Calienta sin prisa/ }).click()
  await other.getByRole('button', { name: 'Marcar Completado' }).click()
  await expect(other.getByRole('button', { name: 'No Completado' })).toBeVisible()
  await page.context().setOffline(false)

  await expect(async () => {
    for (const device of [page, other]) {
      await device.goto(address)
      await expect(topicRow(device)).toContainText('Completado', { timeout: 5_000 })
    }
  }).toPass({ timeout: 60_000 })
  await elsewhere.close()
})

test('by keyboard: categories, a topic, its recording and its modal', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
  await page.goto('/user/tema/detalleV3?curso=1')
  const topic = page.getByRole('button', { name: /^Comer con calma/ })
  await topic.focus()
  await page.keyboard.press('Enter')
  const subtopic = page.getByRole('button', { name: /Veinte minutos/ })
  await subtopic.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Veinte minutos' })
  await expect(modal).toBeVisible()

  // The recording plays from any second, and goes on where it was left.
  const audio = modal.locator('audio')
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.duration)).toBeGreaterThan(10)
  await audio.evaluate((player: HTMLAudioElement) => {
    player.muted = true
    player.currentTime = 6
    return player.play()
  })
  await expect
    .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
    .toBeGreaterThan(6.2)
  await modal.getByLabel('Velocidad').selectOption('1.5')
  await audio.evaluate((player: HTMLAudioElement) => player.pause())
  await modal.getByRole('button', { name: 'Cerrar' }).focus()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(subtopic).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(5)

  // On a desktop the categories are a carousel of buttons.
  await page.setViewportSize(DESKTOP)
  await page.goto('/user/tema/detalleV3?curso=1')
  const category = page
    .getByRole('region', { name: 'Categorías' })
    .getByRole('button', { name: /^Digestión/ })
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('list', { name: /^Temas de Semana 1: Tu intestino/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Aprende' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Solutions' })).toHaveAttribute('aria-selected', 'true')
})
