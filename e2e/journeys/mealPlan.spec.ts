import type { Page } from '@playwright/test'
import { lastYear } from 'shared/testing/lastYear'
import { nextYear } from 'shared/testing/nextYear'
import { allSaved } from '../fixtures/allSaved'
import { enter } from '../fixtures/enter'
import { overlayEntries } from '../fixtures/overlayEntries'
import { planSaved } from '../fixtures/planSaved'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet'] })

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const done = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/**
 * A server, or a gateway in front of it, that can fail every change. Called before the page loads: while a service
 * worker takes a page over, a request can pass by an interception that began meanwhile.
 */
async function breakableServer(page: Page) {
  let failure: number | undefined
  await page.route('**/api/**', route =>
    failure === undefined || route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: failure, json: { message: 'Algo salió mal de nuestro lado.' } }),
  )
  return {
    /** From now on every change fails with this status. */
    fail(status: number) {
      failure = status
    },
    mend() {
      failure = undefined
    },
  }
}

test('a change that the server fails on shows the product’s message, and nothing looks done', async ({
  page,
}) => {
  const server = await breakableServer(page)
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${lastYear('03-22')}`)
  const save = page.getByRole('button', { name: 'Guardar plan' })
  await expect(save).toBeVisible()
  server.fail(500)
  await save.click()
  await expect(said(page, 'No ha sido posible guardar ese plan de comidas.')).toContainText('Error!')
  await expect(page.getByText('Guardado', { exact: true })).toHaveCount(0)

  await page
    .getByRole('article', { name: 'Comida', exact: true })
    .getByRole('button', { name: /^Ver mas/ })
    .click()
  // A dish that she has not rated yet.
  const consumed = page.getByText('Consumido', { exact: true })
  await expect(page.getByRole('button', { name: 'Marcar Consumido' })).toBeVisible()
  for (let tries = 0; tries < 20 && (await consumed.isVisible()); tries++) {
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  }
  const cells = () => page.getByRole('rowheader').allTextContents()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const before = await cells()
  await page
    .getByRole('button', { name: /^Cambiar ./ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Alternativas' }).getByRole('button').first().click()
  await expect(said(page, 'No ha sido posible cambiar este ingrediente.')).toBeVisible()
  expect(await cells()).toEqual(before)

  // A mark is sent once its plan is saved.
  server.mend()
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(done(page, 'Se ha guardado este plan de comidas.')).toBeVisible()
  server.fail(500)
  await page.getByRole('button', { name: 'Marcar Consumido' }).click()
  await page.getByText('Estuvo bien').click()
  await page.getByLabel(/Comentario/).fill('Con calma')
  await page.getByRole('button', { name: 'Enviar valoración' }).click()
  await expect(said(page, 'No ha sido posible valorar la receta.')).toBeVisible()
  await expect(page.getByLabel(/Comentario/)).toHaveValue('Con calma')
  await expect(consumed).toHaveCount(0)

  server.mend()
  await page.getByRole('button', { name: 'Enviar valoración' }).click()
  await expect(done(page, '¡Valoracion enviada!')).toBeVisible()
  await expect(consumed).toBeVisible()
})

test('a change that a gateway cannot forward is stored, says so, and is sent once the server is back', async ({
  page,
}) => {
  const server = await breakableServer(page)
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('03-27')}`)
  const save = page.getByRole('button', { name: 'Guardar plan' })
  await expect(save).toBeVisible()
  server.fail(503)
  await save.click()
  await expect(done(page, 'My Diet no responde por ahora. Lo enviaremos en cuanto se pueda.')).toBeVisible()
  const sent = planSaved(page)
  server.mend()
  expect((await sent).status()).toBe(201)
  const planned = await names(page)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(planned)
  await expect(save).toBeHidden()
})

test('a reloaded day has the same proposal, and keeps the changes', async ({ page }) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('03-23')}`)
  await expect(page.getByText('Propuesta')).toBeVisible()
  const proposed = await names(page)
  await page.reload()
  await expect(page.getByText('Propuesta')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(proposed)

  await page.getByRole('button', { name: 'Cambiar Cena al azar' }).click()
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  const changed = await names(page)
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(changed)
})

test('a preparation that could not be loaded without a network loads once it is back', async ({
  page,
  context,
}) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('03-24')}&comida=breakfast`)
  const making = page.locator('section', { has: page.getByRole('heading', { name: 'Preparación' }) })
  await expect(making.getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  const missing = making.getByRole('alert').filter({ hasText: 'No pudimos cargar la preparación' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await expect(missing).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await context.setOffline(false)
  await expect(making.getByRole('listitem').first()).toBeVisible()
  await expect(missing).toBeHidden()
})

test('a change saved on the way out without a network is not lost with the session', async ({
  page,
  context,
}) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('03-25')}`)
  await page.getByRole('button', { name: 'Cambiar Cena al azar' }).click()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar y salir' }).click()
  await expect(page).toHaveURL('/user')
  await expect(done(page, '1 cambio por enviar')).toBeVisible()
  await context.setOffline(false)
  await expect(allSaved(page)).toBeVisible()
  await overlayEntries(page).toBe(0)
  await page.goto(`/user/comidas?day=${nextYear('03-25')}`)
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
})
