import type { Page } from '@playwright/test'
import { DESKTOP } from '../fixtures/devices'
import { holdBack } from '../fixtures/holdBack'
import { isAccessible } from '../fixtures/isAccessible'
import { overlayEntries } from '../fixtures/overlayEntries'
import { arriveAt, CARDS, pay } from '../fixtures/payments'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-cuenta'], intercepts: true })

/** A monthly plan, from its card to the payment's page and back (shared/product/cuenta.md#plans). */

const SUBSCRIPTIONS = /\/payments\/subscriptions$/

/** A person of their own for each test, signed in on the prices. */
async function openPrices(page: Page) {
  await arriveAt(page, '/user/precios')
  await expect(page.getByText('$790 MXN')).toBeVisible()
}

/** Presses a plan's button and returns the payment's page, which opens in another tab. */
async function openPayment(page: Page, plan: string): Promise<Page> {
  const [payment] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: `Contratar ${plan}`, exact: true }).click(),
  ])
  await expect(payment.getByLabel('Número de tarjeta')).toBeVisible()
  return payment
}

test('a plan is bought after a declined card, and everything that was open knows it', async ({ page }) => {
  await openPrices(page)
  await isAccessible(page)
  const payment = await openPayment(page, 'PLAN FUNCIONAL')
  await expect(page.getByText('Termina tu pago en la pestaña que se abrió.')).toBeVisible()
  await pay(payment, CARDS.declined)
  await expect(payment.getByRole('alert')).toBeVisible()
  await pay(payment, CARDS.approved)
  await expect(payment.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
  await isAccessible(payment)

  // The tab that was open all the time.
  await expect(page.getByText('Es tu plan')).toBeVisible()
  await expect(page.getByText('10 % de descuento por tu plan').first()).toBeVisible()
  await payment.getByRole('link', { name: 'Continuar' }).click()
  await expect(payment).toHaveURL('/user/precios')

  // The plan, its receipt, the change to the other plan, and its end.
  await page.goto('/user/pagos')
  await page
    .getByRole('main')
    .getByRole('link', { name: /PLAN FUNCIONAL/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Recibo MD-/ })).toBeVisible()
  await isAccessible(page)
  await page.goto('/user/precios')
  await page.getByRole('button', { name: 'Cambiar a este plan: PLAN FUNCIONAL PLUS' }).click()
  await page.getByRole('button', { name: 'Cambiar de plan' }).click()
  await expect(page.getByText(/^Cambiaste a PLAN FUNCIONAL PLUS/)).toBeVisible()
  await overlayEntries(page).toBe(0)
  await page.goto('/user/perfil')
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Cancelar Plan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/lo sigues teniendo hasta el \d+ de \w+ de \d{4}/)
  await dialog.getByRole('button', { name: 'Cancelar Plan' }).click()
  await expect(page).toHaveURL('/user')
  await expect(page.getByText(/^Tu plan quedó cancelado. Lo sigues teniendo hasta el/)).toBeVisible()
})

test('a renewal that the bank declines is told, and mended with another card', async ({ page }) => {
  test.slow()
  await page.setViewportSize(DESKTOP.viewport)
  await openPrices(page)
  const payment = await openPayment(page, 'PLAN FUNCIONAL')
  await pay(payment, CARDS.renewalDeclined)
  await expect(payment.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
  await payment.close()
  const failed = page.getByText('No pudimos cobrar la última renovación.')
  await expect(async () => {
    await page.goto('/user/pagos')
    await expect(failed).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 120_000 })
  await isAccessible(page)

  const [unpaid] = await Promise.all([page.waitForResponse(SUBSCRIPTIONS), page.reload()])
  const before = await unpaid.json()
  const [card] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Pagar con otra tarjeta' }).click(),
  ])
  await pay(card, CARDS.declined)
  await expect(card.getByRole('alert')).toBeVisible()
  // The provider confirms the payment after the person's return.
  await card.route(SUBSCRIPTIONS, route => route.fulfill({ json: before }), {
    times: 1,
  })
  await pay(card, CARDS.approved)
  await expect(card).toHaveURL('/user/pagos')
  await expect(card.getByText(/; se renueva el \d+ de \w+ de \d{4}\.$/)).toBeVisible()
  // The tab that was open all the time.
  await expect(failed).toBeHidden({ timeout: 30_000 })
  expect(await (await page.request.get('/api/outbox')).text()).toContain('No pudimos renovar tu plan')
})

test('a return before the provider’s event shows that it is being confirmed, and settles by itself', async ({
  page,
}) => {
  test.slow()
  await openPrices(page)
  const payment = await openPayment(page, 'PLAN FUNCIONAL PLUS')
  await pay(payment, CARDS.late)
  await expect(payment.getByRole('heading', { name: 'Estamos confirmando tu pago' })).toBeVisible()
  await expect(payment.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Es tu plan')).toBeVisible()
})

test('a tab that is closed while paying: the plan comes to the open one all the same', async ({ page }) => {
  test.slow()
  await openPrices(page)
  const payment = await openPayment(page, 'PLAN FUNCIONAL')
  await pay(payment, CARDS.late)
  await payment.waitForURL(/\/user\/pago\?/)
  await payment.close()
  await expect(page.getByText('Es tu plan')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('10 % de descuento por tu plan').first()).toBeVisible()
})

test('a button that is being pressed keeps its place while the font arrives', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2')
  await openPrices(page)
  const button = page.getByRole('button', { name: 'Contratar PLAN FUNCIONAL', exact: true })
  await button.hover()
  const below = page.getByRole('heading', { name: 'PLAN FUNCIONAL PLUS' })
  const before = await below.boundingBox()
  await page.mouse.down()
  release()
  await page.evaluate(() => document.fonts.load('1em Cabin'))
  await page.evaluate(() => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next))))
  expect(await below.boundingBox()).toEqual(before)
  const [payment] = await Promise.all([page.context().waitForEvent('page'), page.mouse.up()])
  await expect(payment.getByLabel('Número de tarjeta')).toBeVisible()
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  await expect.poll(font).toMatch(/^Cabin,/)
})

test('a payment that is left without paying says so, goes on, and can be started again', async ({ page }) => {
  await openPrices(page)
  const payment = await openPayment(page, 'PLAN FUNCIONAL')
  await payment.getByRole('link', { name: 'Cancelar y volver' }).click()
  await expect(payment.getByRole('heading', { name: 'No terminaste tu pago' })).toBeVisible()
  await payment.getByRole('link', { name: 'Seguir con el pago' }).click()
  await payment.getByRole('link', { name: 'Cancelar y volver' }).click()
  await payment.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(payment).toHaveURL('/user/precios')
  await expect(payment.getByRole('button', { name: 'Contratar PLAN FUNCIONAL', exact: true })).toBeVisible()
})
