import type { Browser, Page, ViewportSize } from '@playwright/test'
import { doneTests, MOTHER, next, numbered, openTests, personSwitcher } from '../fixtures/objectives'
import { onBothSizes } from '../fixtures/onBothSizes'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'
import { whenCached, whenStored } from '../fixtures/whenCached'

test.use({
  walks: ['mf-objetivos'],
  serviceWorkers: 'allow',
})

const TEST = 'Resistencia a la insulina y metabolismo'
const ANSWERED = 'Este test ya está respondido y todavía no toca repetirlo.'

/** Begins the test for Ana, or for another person of her family. */
async function begin(page: Page, person?: string) {
  await openTests(page)
  if (person) await personSwitcher(page).selectOption({ label: person })
  await page.getByRole('button', { name: new RegExp(`^(Iniciar|Continuar) Test: ${TEST}`) }).click()
  await expect(numbered(page, 1, 2)).toBeVisible()
}

/** The result is open, in sight, and nothing offers the test again. */
async function showsResult(page: Page) {
  const result = doneTests(page).getByRole('button', { name: new RegExp(`^${TEST}`), expanded: true })
  await expect(result).toBeFocused()
  await expect(doneTests(page).getByText('Balance de Salud')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`Test: ${TEST}`) })).toHaveCount(0)
}

/** Answers both questions, and stops before the test is sent. */
async function answer(page: Page, option: 'first' | 'last') {
  await page.getByRole('radio')[option]().check()
  await next(page).click()
  await expect(numbered(page, 2, 2)).toBeVisible()
  await page.getByRole('radio')[option]().check()
}

async function otherDevice(browser: Browser, { url }: Server, viewport: ViewportSize): Promise<Page> {
  return (await browser.newContext({ baseURL: url, viewport })).newPage()
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar formulario' }).click()

onBothSizes(viewport => {
  test('a test that the other device has answered says so, and shows that result', async ({
    page: phone,
    browser,
    server,
  }) => {
    const other = await otherDevice(browser, server, viewport)
    await begin(phone)
    await begin(other)
    await answer(other, 'last')
    await answer(phone, 'first')
    await send(phone)
    await showsResult(phone)

    await send(other)
    await expect(other.getByText(ANSWERED)).toBeVisible()
    await showsResult(other)
    await other.context().close()
  })

  test('a test that was sent without a network, after the other device had sent it, is refused with the reason', async ({
    page: phone,
    browser,
    server,
  }) => {
    const other = await otherDevice(browser, server, viewport)
    await begin(phone, MOTHER)
    await begin(other, MOTHER)
    await whenCached(other)
    await whenStored(other, '["objetivos","responses"')
    await other.context().setOffline(true)
    await answer(other, 'last')
    await send(other)
    await expect(doneTests(other)).toContainText('Enviado, se entrega al volver la conexión')
    await answer(phone, 'first')
    await send(phone)
    await showsResult(phone)

    await other.context().setOffline(false)
    const told = other.getByRole('dialog', { name: 'Un cambio no se guardó' })
    await expect(told).toContainText(`El test «${TEST}»`)
    await expect(told).toContainText(ANSWERED)
    await told.getByRole('button', { name: 'Entendido' }).click()
    await expect(doneTests(other).getByRole('button', { name: new RegExp(`^${TEST}`) })).toBeVisible()
    await expect(doneTests(other)).not.toContainText('Enviado, se entrega')
    await expect(other.getByRole('button', { name: new RegExp(`Test: ${TEST}`) })).toHaveCount(0)
    await other.context().close()
  })
})
