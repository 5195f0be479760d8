import type { Page } from '@playwright/test'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import { DESKTOP, DEVICES } from '../fixtures/devices'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { onBothSizes } from '../fixtures/onBothSizes'
import { overlayEntries } from '../fixtures/overlayEntries'
import { arriveAt, CARDS, pay } from '../fixtures/payments'
import { PASSWORD } from '../fixtures/people'
import { expect, onDevice, test } from '../fixtures/test'
import { whenCached, whenStored } from '../fixtures/whenCached'

test.use({ walks: ['mf-citas', 'mf-objetivos', 'mf-cuenta'] })

const notice = (page: Page, text: string) => page.getByText(text)

/** Chooses the first free day of the month that is shown, or of the next one, and its first hour. */
async function chooseTime(page: Page) {
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  // It opens at the first free day, with its hours.
  await page
    .getByRole('group', { name: /^Horarios del/ })
    .locator('label')
    .first()
    .click()
}

/** Opens the present booking page at the first gynecologist's video call. */
async function chooseGynecologist(page: Page) {
  await page.goto('/user/agendar')
  await page.getByRole('tab', { name: 'Ginecologia' }).click()
  // The specialists of the tab before are there until the router has taken the new address.
  await expect(page.getByRole('tab', { name: 'Ginecologia', selected: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^Videollamada con / })
    .first()
    .click()
}

/** Cancels the earliest appointment of the list that has this specialist, so that its consultation is available. */
async function cancelWith(page: Page, name: string) {
  await overlayEntries(page).toBe(0)
  await page.goto('/user/citas?vista=mis-citas')
  await page.getByRole('region', { name: 'Próximas' }).getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar Cita' }).click()
  await page
    .getByRole('dialog', { name: 'Cancelar Cita' })
    .getByRole('button', { name: 'Cancelar Cita' })
    .click()
  await expect(notice(page, 'Su cita ha sido cancelada.')).toBeVisible()
}

/** Ana holds the slot that begins then; returns how she gives it up. */
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

for (const { device, viewport } of DEVICES) {
  test(`a consultation is booked, moved and cancelled (${device})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enter(page, 'ana@mydiet.mx')
    await expect(page.getByRole('region', { name: 'Tu próxima cita' })).toBeVisible()

    // Four taps from the menu to the choice of the time.
    await mainMenu(page).getByRole('link', { name: 'Citas' }).click()
    await page.getByRole('link', { name: 'Agendar Cita' }).first().click()
    await page.getByRole('tab', { name: 'Psicologia' }).click()
    await page.getByRole('button', { name: 'Videollamada con Jorge Salinas' }).click()
    await expect(page.getByRole('button', { name: 'Agendar', exact: true })).toBeDisabled()
    await expect(page.getByRole('group', { name: /^Horarios del/ })).toBeVisible()
    await isAccessible(page, 'the choice of the time')
    await fitsWidth(page, 'the choice of the time')
    if (viewport.width === DESKTOP.viewport.width) {
      // All that is chosen and answered stands beside the calendar, so that half of the page is not empty.
      const calendar = await page.getByRole('grid').boundingBox()
      const button = await page.getByRole('button', { name: 'Agendar', exact: true }).boundingBox()
      expect(button?.x).toBeGreaterThan((calendar?.x ?? Infinity) + (calendar?.width ?? 0))
    }
    // Back takes one step back, Forward returns.
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Videollamada con Jorge Salinas' })).toBeVisible()
    await page.goForward()
    await chooseTime(page)
    await page.getByRole('button', { name: 'Agendar', exact: true }).click()
    await expect(notice(page, 'Listo!, Tu cita ha sido agendada.')).toBeVisible()
    await expect(page).toHaveURL('/user/citas')

    await page.getByRole('link', { name: 'Mis Citas' }).click()
    const row = page.getByRole('region', { name: 'Próximas' }).getByRole('button', { name: /Jorge Salinas/ })
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
}

onBothSizes(() => {
  test('a consultation is paid on the way: the slot is held meanwhile, and booked by the payment', async ({
    page,
  }) => {
    await enter(page, 'nuevo@mydiet.mx', '/user/agendar/1')
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
    await expect(page.getByRole('heading', { name: '¡Listo! Tu cita está agendada' })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/cita\/\d+/)
    await expect(page.getByText('15 minutos')).toBeVisible()
    await release()
  })
})

test.describe('while mf-citas cannot be opened', () => {
  test.use({ serviceWorkers: 'block', intercepts: true })

  test('its card tells the next appointment as it was last known, and the clinic’s phone', async ({
    page,
  }) => {
    await enter(page, 'ana@mydiet.mx')
    await expect(page.getByRole('region', { name: 'Tu próxima cita' })).toBeVisible()
    const card = page.getByRole('main').getByText(/^Tu próxima cita: .+ con .+\./)
    await expect(async () => {
      await page.unroute('**/releases/mf-citas/**')
      await page.goto('/user/citas')
      await expect(page.getByRole('link', { name: 'Mis Citas' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.route('**/releases/mf-citas/**', route => route.abort())
      await page.goto('/user/citas')
      await expect(page.getByText('No pudimos abrir Citas')).toBeVisible()
      await expect(card).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByText(/^Teléfono de la clínica: /)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Llamar a la clínica' })).toHaveAttribute('href', /^tel:\d/)
    await isAccessible(page, 'the card of last known appointments')
    await fitsWidth(page, 'the card of last known appointments')
    await page.goto('/user')
    await expect(card).toBeVisible()

    await page.unroute('**/releases/mf-citas/**')
    await page.goto('/user/citas')
    await expect(page.getByRole('link', { name: 'Mis Citas' })).toBeVisible()
  })
})

onDevice('an appointment is read without a network', async ({ page, context }) => {
  await enter(page, 'ana@mydiet.mx')
  await expect(page.getByRole('region', { name: 'Tu próxima cita' })).toBeVisible()
  await page.goto('/user/citas?vista=mis-citas')
  await expect(page.getByRole('region', { name: 'Próximas' })).toBeVisible()
  await whenCached(page)
  await whenStored(page, '["citas","appointments"')
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('region', { name: 'Próximas' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('Especialista')).toBeVisible()
  await context.setOffline(false)
})

test.describe('desktop', () => {
  test.use({ viewport: DESKTOP.viewport })

  test('the first booking page leads through its three steps', async ({ page }) => {
    await enter(page, 'ana@mydiet.mx', '/user/agendar/2')
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

  test('on the present page a full hour for a family member is paid on the way, and goes with the member', async ({
    page,
  }) => {
    await arriveAt(page, '/user/agendar')
    const token = await page.waitForFunction(() => localStorage.getItem('mydiet.token'))
    const headers = { authorization: `Bearer ${await token.jsonValue()}` }
    const member = await page.request.post('/api/family-members', {
      headers,
      data: { firstName: 'Sofía', lastName: 'Garza', birthDate: bornYearsAgo(10), gender: 'female' },
    })
    expect(member.status()).toBe(201)
    await chooseGynecologist(page)
    await page.getByRole('button', { name: /^Comprar Consulta de ginecología en línea por \$990/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Aparta tu horario' })
    await dialog.getByText('Sofía Garza').click()
    await chooseTime(page)
    await isAccessible(page, 'a slot for a family member before its payment')
    await fitsWidth(page, 'a slot for a family member before its payment')
    await dialog.getByRole('button', { name: 'Pagar $990 MXN' }).click()
    await pay(page, CARDS.declined)
    await expect(page.getByRole('alert')).toContainText('No se te cobró nada')
    await pay(page, CARDS.approved)

    // The payment has booked it: the page of the appointment is the next thing to see.
    await expect(page.getByRole('heading', { name: '¡Listo! Tu cita está agendada' })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/cita\/\d+/)
    await expect(page.getByRole('link', { name: 'Entrar a la videollamada' })).toBeVisible()
    await expect(page.getByText('Sofía Garza')).toBeVisible()
    await isAccessible(page, 'the page of an appointment')
    await fitsWidth(page, 'the page of an appointment')
    await page.goto('/user/citas?vista=mis-citas')
    const row = page.getByRole('region', { name: 'Próximas' }).getByRole('button', { name: /Sofía Garza/ })
    await row.click()
    await expect(page.getByRole('dialog').getByText('Sofía Garza')).toBeVisible()

    // The account removes the member on the family's page: the appointment goes with them.
    await page.goto(`/user/objetivos?persona=${(await member.json()).id}`)
    await page.getByRole('button', { name: 'Opciones de la familia' }).click()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    const question = page.getByRole('dialog', { name: '¿Eliminar a Sofía?' })
    await expect(question).toContainText('Sus citas próximas se cancelan')
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Se elimino su familiar correctamente')).toBeVisible()
    await page.goto('/user/citas?vista=mis-citas')
    await expect(page.getByText('Aún no tienes citas programadas')).toBeVisible()
    // The consultation that paid for it is available again: no purchase is offered.
    await chooseGynecologist(page)
    await expect(page.getByRole('button', { name: 'Agendar', exact: true })).toBeDisabled()
    await expect(page.getByRole('group', { name: '¿Para quién es la cita?' })).toHaveCount(0)
  })
})
