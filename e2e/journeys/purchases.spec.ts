import { isAccessible } from '../fixtures/isAccessible'
import { onBothSizes } from '../fixtures/onBothSizes'
import { arriveAt, CARDS, pay } from '../fixtures/payments'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet', 'mf-citas', 'mf-cuenta'] })

/** A course and a consultation, from their price to the thing that they open (shared/product/cuenta.md#purchases). */

onBothSizes(() => {
  test('the locked meal plan opens by paying, in every tab and without a new sign-in', async ({ page }) => {
    await arriveAt(page, '/user/comidas')
    const locked = page.getByRole('dialog', { name: 'Desbloquea tu plan de comidas' })
    await expect(locked).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/user/perfil')
    await expect(other.getByText('Aún no tienes cursos.')).toBeVisible()

    await locked.getByRole('button', { name: /^Desbloquear por \$99/ }).click()
    await pay(page, CARDS.declined)
    await expect(page.getByRole('alert')).toContainText('No se te cobró nada')
    await pay(page, CARDS.approved)
    await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/user\/comidas/)
    await expect(page.getByRole('article').filter({ hasText: 'Desayuno' }).first()).toBeVisible()
    await expect(locked).toBeHidden()
    await expect(other.getByText('Aún no tienes cursos.')).toBeHidden()
  })

  test('a consultation is bought on the prices, leads to booking, and has its receipt and invoice', async ({
    page,
  }) => {
    await arriveAt(page, '/user/precios')
    await page.getByRole('button', { name: 'Comprar Consulta de nutrición en línea' }).click()
    await pay(page, CARDS.approved)
    await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Agendar Cita' }).click()
    await expect(page).toHaveURL('/user/agendar?especialidad=1')
    await expect(page.getByRole('tab', { name: 'Nutricion', selected: true })).toBeVisible()

    await page.goto('/user/pagos')
    await page.getByRole('link', { name: /Consulta de nutrición en línea/ }).click()
    const receipt = page.getByRole('region', { name: /^Recibo MD-\d{6}$/ })
    await expect(receipt).toContainText('My Diet, Monterrey, Nuevo León, México')
    await expect(receipt).toContainText('(hora de Monterrey)')
    await expect(receipt).toContainText('Tarjeta')
    await expect(receipt).toContainText('$490 MXN')
    await page.getByRole('button', { name: 'Pedir factura' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pedir factura' })
    await dialog.getByLabel('RFC').fill('gode561231gr7')
    await dialog.getByLabel('Nombre o razón social').fill('Esteban Gómez Díaz')
    await dialog.getByLabel('Régimen fiscal').selectOption('612')
    await dialog.getByLabel('Uso de CFDI').selectOption('D01')
    await dialog.getByLabel('Código postal del domicilio fiscal').fill('64000')
    await dialog.getByRole('button', { name: 'Pedir factura' }).click()
    await expect(dialog.getByText(/^Revisa tu RFC: .* como GODE561231GR8/)).toBeVisible()
    await dialog.getByLabel('RFC').fill('GODE561231GR8')
    await dialog.getByRole('button', { name: 'Pedir factura' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Ya pediste la factura')).toBeVisible()
    await isAccessible(page)
  })
})
