import type { Page } from '@playwright/test'
import { addDays, dateWithoutWeekday } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import type { SignedInPerson } from 'shared/published/person'
import { DESKTOP } from '../fixtures/devices'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { onBothSizes } from '../fixtures/onBothSizes'
import { overlayEntries } from '../fixtures/overlayEntries'
import { arriveAt, CARDS, pay } from '../fixtures/payments'
import { expect, signIn, test } from '../fixtures/test'

test.use({ walks: ['mf-cursos', 'mf-cuenta'], intercepts: true })

/** A course from its card to the end of its first topic (shared/product/cursos.md). */

const COURSE = 'Vida activa'

/** A person of their own for each test, signed in on the home page. */
async function openHome(page: Page): Promise<string> {
  const email = await arriveAt(page, '/')
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
  await pay(page, CARDS.approved)
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
}

const topicRow = (page: Page) => page.getByRole('button', { name: /^Diez minutos/ })

/** A course's content in which the topic `Comer con calma` is locked. */
const withLock = (content: string): string =>
  JSON.stringify(JSON.parse(content), (_key, value) =>
    value?.name === 'Comer con calma' ? { ...value, isLocked: true } : value,
  )

onBothSizes(viewport => {
  /** Taps: Ingresar, Comprar, Pagar, Continuar, Empezar, Siguiente, Terminar. */
  test('a course is bought and its first topic finished', async ({ page }) => {
    test.slow()
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

  test('a topic opens at midnight in Monterrey while the page is open', async ({ page }) => {
    await page.goto('/')
    const signedIn = page.waitForResponse('**/api/auth/login')
    await signIn(page, 'ana@mydiet.mx')
    const { purchases }: SignedInPerson = await (await signedIn).json()
    await expect(page).toHaveURL('/user')
    const bought = purchases.find(({ productId, product }) => productId === 'Course' && product === 1)
    // The second topic opens when the three days of the first are over. The browser's clock goes back to that midnight.
    const day = addDays(dayIn(new Date(bought?.createdAt ?? '')), 3)
    await page.clock.install({ time: new Date(instantOf(day, 0).getTime() - 30_000) })
    // The server's clock alone opens a topic, and cannot go back: until midnight its answer is the one of that day.
    let isOver = false
    await page.route(/\/api\/courses\/1$/, async route => {
      const response = await route.fetch()
      const course = await response.json()
      await route.fulfill({ response, json: isOver ? course : { ...course, data: withLock(course.data) } })
    })
    await page.goto('/user/tema/detalleV3?curso=1')
    await expect(page.getByText(`Se abre el ${dateWithoutWeekday(day)}`)).toBeVisible()
    const topic = page.getByRole('button', { name: /^Comer con calma/ })
    await expect(topic).toBeHidden()
    isOver = true
    await page.clock.fastForward('01:00')
    await topic.click()
    await page.getByRole('button', { name: /Veinte minutos/ }).click()
    await expect(page.getByRole('article', { name: 'Veinte minutos' })).toBeVisible()
  })

  test('a topic says how far it is, and its last arrow names what was never opened', async ({
    page,
    browser,
    server,
  }) => {
    test.slow()
    const email = await openHome(page)
    await buy(page)
    const course = page.url()
    await expect(topicRow(page)).toContainText('No empezado')
    await topicRow(page).click()
    await page.getByRole('button', { name: /Calienta sin prisa/ }).click()
    await page.getByRole('button', { name: 'Terminar el tema' }).click()
    const question = page.getByRole('dialog', { name: '¿Terminar el tema?' })
    await expect(question.getByRole('listitem')).toHaveText(['Elige tu momento'])
    await isAccessible(page, 'the question before a topic is completed')
    await fitsWidth(page, 'the question before a topic is completed')
    await question.getByRole('button', { name: 'Ver lo que falta' }).click()
    await expect(page.getByRole('article', { name: 'Elige tu momento' })).toBeVisible()
    await page.getByRole('button', { name: 'Marcar Completado' }).click()
    await expect(page.getByRole('button', { name: 'No Completado' })).toBeVisible()

    // A device that cannot load the progress says so, and never that nothing was begun.
    const elsewhere = await browser.newContext({ baseURL: server.url, viewport })
    const other = await elsewhere.newPage()
    await other.route('**/api/course-progress/**', route => route.fulfill({ status: 503 }))
    await enter(other, email, course)
    await expect(other.getByText('No pudimos cargar tu avance')).toBeVisible()
    await expect(other.getByText('No empezado')).toHaveCount(0)
    await fitsWidth(other, 'a course whose progress is not loaded')
    await other.unroute('**/api/course-progress/**')
    await other.getByRole('button', { name: 'Reintentar' }).click()
    await expect(topicRow(other)).toContainText('En curso')
    await elsewhere.close()
  })
})

test('two devices at once lose nothing, and a completion made without a network is sent later', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const email = await openHome(page)
  await buy(page)
  const address = page.url()
  const elsewhere = await browser.newContext({ baseURL: server.url, ...DESKTOP })
  const other = await elsewhere.newPage()
  await enter(other, email, address)
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

test('a tab that ends at each completion loses none; a course that is given up is gone from every tab', async ({
  page,
  context,
}) => {
  test.slow()
  await openHome(page)
  await buy(page)
  const address = page.url()
  let tab = page
  for (const step of ['Siguiente', 'Terminar el tema']) {
    // The call never leaves this tab: another tab of the browser has to send what is stored on the device.
    await tab.route('**/api/course-progress/**', route =>
      route.request().method() === 'PATCH' ? undefined : route.continue(),
    )
    await tab.getByRole('button', { name: /^(Empezar el curso|Continuar donde me quedé)$/ }).click()
    const modal = tab.getByRole('dialog')
    await modal.getByRole('button', { name: step, exact: true }).click()
    await expect(
      step === 'Siguiente' ? modal.getByRole('button', { name: 'Terminar el tema' }) : topicRow(tab),
    ).toBeVisible()
    await tab.close()
    tab = await context.newPage()
    await tab.goto(address)
    await expect(
      tab.getByText(step === 'Siguiente' ? /^1 de \d+ subtemas$/ : /^2 de \d+ subtemas$/).first(),
    ).toBeVisible()
  }
  await expect(async () => {
    await tab.goto(address)
    await expect(topicRow(tab)).toContainText('Completado', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })

  const profile = await context.newPage()
  await profile.goto('/user/perfil')
  const giveUp = profile.getByRole('button', { name: `Anular contenido: ${COURSE}` })
  await giveUp.click()
  const question = profile.getByRole('dialog', { name: `Estas seguro de anular ${COURSE} ?` })
  await question.getByRole('button', { name: 'Anular', exact: true }).click()
  await expect(giveUp).toBeHidden()
  // The page that shows the course leads to the home page, where it can be bought again.
  await expect(tab).toHaveURL('/user')
  await expect(tab.getByRole('button', { name: `Ingresar a ${COURSE}` })).toBeVisible()
})

test('by keyboard: categories, a topic, its recording and its modal', async ({ page }) => {
  test.slow()
  await enter(page, 'ana@mydiet.mx', '/user/tema/detalleV3?curso=1')
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
  await audio.evaluate((player: HTMLAudioElement) => {
    player.pause()
    player.currentTime = 7
  })
  await expect(modal.getByText('[Campana] Respira una vez, sin prisa.')).toBeVisible()
  await modal.getByRole('button', { name: 'Cerrar' }).focus()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(subtopic).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  // The modal leaves the history a moment later; a page that is opened meanwhile would be cancelled by that.
  await overlayEntries(page).toBe(0)

  // On a desktop the categories are a carousel of buttons.
  await page.setViewportSize(DESKTOP.viewport)
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
