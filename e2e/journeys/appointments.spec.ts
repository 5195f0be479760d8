import type { Page } from '@playwright/test'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { PASSWORD } from '../fixtures/people'
import { expect, signIn, test } from '../fixtures/test'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const notice = (page: Page, text: string) => page.getByText(text)

/** Chooses the first free day of the month that is shown, or of the next one, and its first hour. */
async function chooseTime(page: Page) {
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  const free = grid.locator('button:not([disabled])')
  await expect(page.locator('main [aria-busy="false"]').filter({ has: grid })).toBeVisible()
  if ((await free.count()) === 0) await page.getByRole('button', { name: 'Ir al mes siguiente' }).click()
  await free.first().click()
  await page
    .getByRole('group', { name: /^Horarios del/ })
    .locator('label')
    .first()
    .click()
}

/** Cancels the earliest appointment of the list that has this specialist, so that its consultation is available. */
async function cancelWith(page: Page, name: string) {
  await page.goto('/user/citas?vista=mis-citas')
  await page.getByRole('region', { name: 'Próximas' }).getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar Cita' }).click()
  await page
    .getByRole('dialog', { name: 'Cancelar Cita' })
    .getByRole('button', { name: 'Cancelar Cita' })
    .click()
  await expect(notice(page, 'Su cita ha sido cancelada.')).toBeVisible()
}

/** Ana holds the slot that begins then; answers how she gives it up. */
async function takeSlot(page: Page, init: string): Promise<() => Promise<void>> {
  const login = await page.request.post('/api/auth/login', {
    data: { email: 'ana@mydiet.mx', password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const held = await page.request.post('/api/appointments/hold', {
    headers,
    data: {
      specialist: 'paola.trevino@mydiet.mx',
      init,
      end: new Date(Date.parse(init) + 15 * 60_000).toISOString(),
      tz: 'America/Monterrey',
      isOnline: true,
    },
  })
  expect(held.status()).toBe(201)
  return async () => {
    await page.request.delete('/api/appointments/hold', { headers })
  }
}

test.describe.configure({ mode: 'serial' })

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(device, () => {
    test.use({ viewport })

    test('a consultation is booked, moved and cancelled', async ({ page }) => {
      await page.goto('/')
      await signIn(page, 'ana@mydiet.mx')
      await expect(page.getByRole('region', { name: 'Tu próxima cita' })).toBeVisible()

      // Four taps from the menu to the choice of the time.
      await mainMenu(page).getByRole('link', { name: 'Citas' }).click()
      await page.getByRole('link', { name: 'Agendar Cita' }).first().click()
      await page.getByRole('tab', { name: 'Psicologia' }).click()
      await page.getByRole('button', { name: 'Videollamada con Jorge Salinas' }).click()
      await expect(page.getByRole('button', { name: 'Agendar', exact: true })).toBeDisabled()
      await isAccessible(page, 'the choice of the time')
      await fitsWidth(page, 'the choice of the time')
      // Back takes one step back, Forward returns.
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Videollamada con Jorge Salinas' })).toBeVisible()
      await page.goForward()
      await chooseTime(page)
      await page.getByRole('button', { name: 'Agendar', exact: true }).click()
      await expect(notice(page, 'Listo!, Tu cita ha sido agendada.')).toBeVisible()
      await expect(page).toHaveURL('/user/citas')

      await page.getByRole('link', { name: 'Mis Citas' }).click()
      const row = page
        .getByRole('region', { name: 'Próximas' })
        .getByRole('button', { name: /Jorge Salinas/ })
      await row.first().click()
      await isAccessible(page, 'an appointment')
      await page.getByRole('button', { name: 'Reagendar' }).click()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await chooseTime(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Reagendar' }).click()
      await expect(notice(page, 'Listo!, Tu cita cambió de horario.')).toBeVisible()
      await cancelWith(page, 'Jorge Salinas')
      await expect(row).toHaveCount(0)
    })

    test('the first booking page leads through its three steps', async ({ page }) => {
      await page.goto('/')
      await signIn(page, 'ana@mydiet.mx')
      await expect(page).toHaveURL('/user')
      await page.goto('/user/agendar/2')
      await page.getByRole('button', { name: 'Ver tipos de cita con Lucía Fernández' }).click()
      await page.getByRole('button', { name: 'Cita Online' }).click()
      await expect(page.getByText('15 minutos')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Paso 3 de 3')).toBeVisible()
      await chooseTime(page)
      await page.getByRole('button', { name: 'Agendar', exact: true }).click()
      await expect(notice(page, 'Listo!, Tu cita ha sido agendada.')).toBeVisible()
      await cancelWith(page, 'Lucía Fernández')
    })

    test('a consultation is paid on the way: the slot is held meanwhile, and booked on return', async ({
      page,
      context,
    }) => {
      await page.goto('/')
      await signIn(page, 'nuevo@mydiet.mx')
      await expect(page).toHaveURL('/user')
      await page.goto('/user/agendar/1')
      await page.getByRole('button', { name: 'Online con Paola Treviño' }).click()
      await page.getByRole('button', { name: /^Comprar Consulta rápida en línea/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Aparta tu horario' })
      await expect(dialog).toBeVisible()
      await chooseTime(page)
      await isAccessible(page, 'a slot before its payment')
      await fitsWidth(page, 'a slot before its payment')

      // Another person takes the slot while this one decides.
      const taken = await dialog.getByRole('radio', { checked: true }).inputValue()
      const release = await takeSlot(page, taken)
      await dialog.getByRole('button', { name: 'Pagar $99 MXN' }).click()
      await expect(notice(page, 'El horario ya no está disponible. Elige otro, por favor.')).toBeVisible()
      await expect(dialog.locator(`input[value="${taken}"]`)).toHaveCount(0)
      await dialog
        .getByRole('group', { name: /^Horarios del/ })
        .locator('label')
        .first()
        .click()
      await dialog.getByRole('button', { name: 'Pagar $99 MXN' }).click()
      await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
      await page.getByRole('button', { name: /^Pagar/ }).click()
      await page.getByRole('link', { name: 'Continuar' }).click()

      await expect(page.getByText('Paso 3 de 3')).toBeVisible()
      await expect(page.getByText(/^Te apartamos el/)).toBeVisible()
      const book = page.getByRole('button', { name: 'Agendar', exact: true })
      await expect(book).toBeEnabled()
      await isAccessible(page, 'a held slot')
      await context.setOffline(true)
      await book.click()
      await expect(
        notice(page, 'Lo sentimos, en este momento no ha sido posible agendat tu cita.'),
      ).toBeVisible()
      await context.setOffline(false)
      await book.click()
      await expect(notice(page, 'Listo!, Tu cita ha sido agendada.')).toBeVisible()
      await expect(page).toHaveURL('/user/citas')
      await release()
    })

    test('an appointment is read without a network', async ({ page, context }) => {
      await page.goto('/')
      await signIn(page, 'ana@mydiet.mx')
      await expect(page.getByRole('region', { name: 'Tu próxima cita' })).toBeVisible()
      await page.goto('/user/citas?vista=mis-citas')
      await expect(page.getByRole('region', { name: 'Próximas' })).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.reload()
      await page.getByRole('region', { name: 'Próximas' }).getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByText('Especialista')).toBeVisible()
      await context.setOffline(false)
    })
  })
}
