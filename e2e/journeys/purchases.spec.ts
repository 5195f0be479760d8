import type { Page } from '@playwright/test'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { onBothSizes } from '../fixtures/onBothSizes'
import { arriveAt, CARDS, pay } from '../fixtures/payments'
import { startForStaff } from '../fixtures/startForStaff'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'
import { tokenOf } from '../fixtures/tokenOf'

test.use({ walks: ['mf-cuenta', 'mf-diet', 'mf-citas'] })

/** A course and a consultation, from their price to the thing that they open (shared/product/cuenta.md#purchases). */

/** Any complete PDF, and the XML of an invoice for this RFC. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const xmlFor = (rfc: string) =>
  Buffer.from(`<cfdi:Comprobante><cfdi:Receptor Rfc="${rfc}"/></cfdi:Comprobante>`)

/** Ana asks for the invoice of her newest payment; answers the number of its receipt. */
async function requestInvoice(page: Page, { url }: Server): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'ana@mydiet.mx')}` }
  const [{ id, folio }] = await (await page.request.get(`${url}/api/payments`, { headers })).json()
  const data = {
    rfc: 'GODE561231GR8',
    name: 'Esteban Gómez Díaz',
    regimenFiscal: '612',
    usoCfdi: 'D01',
    postalCode: '64000',
  }
  const asked = await page.request.post(`${url}/api/payments/${id}/invoice`, { headers, data })
  expect(asked.status()).toBe(201)
  return folio
}

onBothSizes(viewport => {
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

  test('a payment that is being confirmed is in Mis pagos, and becomes a receipt there by itself', async ({
    page,
  }) => {
    await arriveAt(page, '/user/precios')
    await page.getByRole('button', { name: 'Comprar Consulta de psicología en línea' }).click()
    await pay(page, CARDS.late)
    await expect(page.getByRole('heading', { name: 'Estamos confirmando tu pago' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver mis pagos' }).click()
    const history = page.getByRole('region', { name: 'Historial' })
    const line = history.getByRole('link', { name: /Consulta de psicología en línea/ })
    await expect(line).toContainText('En confirmación')
    await isAccessible(page, 'a payment that is being confirmed')
    await fitsWidth(page, 'a payment that is being confirmed')
    // Its event comes after 15 seconds.
    await expect(history.getByText('En confirmación')).toBeHidden({ timeout: 30_000 })
    await expect(line).toHaveAttribute('href', /recibo=/)
  })

  /** Taps: Menú, Facturas, Entregar factura, the two files, Entregar factura. */
  test('the practice answers the request of an invoice with its files, which are mailed', async ({
    page,
  }) => {
    test.slow()
    const server = await startForStaff(page)
    try {
      const folio = await requestInvoice(page, server)
      if (viewport.width < 1024) await page.getByRole('button', { name: 'Menú' }).click()
      await mainMenu(page).getByRole('link', { name: 'Facturas' }).click()
      const waiting = page.getByRole('region', { name: 'Por emitir' }).getByRole('listitem')
      await expect(waiting).toContainText('ESTEBAN GÓMEZ DÍAZ')
      await expect(waiting).toContainText('612 · Personas Físicas')
      await isAccessible(page, 'the requested invoices')
      await fitsWidth(page, 'the requested invoices')

      await page.getByRole('button', { name: `Entregar factura: ${folio}` }).click()
      const dialog = page.getByRole('dialog', { name: `Entregar factura ${folio}` })
      const file = (kind: string, rfc = '') => ({
        name: `factura.${kind}`,
        mimeType: `application/${kind}`,
        buffer: kind === 'pdf' ? PDF : xmlFor(rfc),
      })
      await dialog.getByLabel('Factura en PDF').setInputFiles(file('pdf'))
      await dialog.getByLabel('Factura en XML (CFDI)').setInputFiles(file('xml', 'XAXX010101000'))
      await dialog.getByRole('button', { name: 'Entregar factura' }).click()
      await expect(
        dialog.getByText('El XML no es una factura para el RFC GODE561231GR8.').first(),
      ).toBeVisible()
      await isAccessible(page, 'a refused invoice')
      await fitsWidth(page, 'a refused invoice')
      await dialog.getByLabel('Factura en XML (CFDI)').setInputFiles(file('xml', 'GODE561231GR8'))
      await dialog.getByRole('button', { name: 'Entregar factura' }).click()

      await expect(page.getByRole('heading', { name: 'No hay facturas por emitir' })).toBeVisible()
      const issued = page.getByRole('region', { name: 'Emitidas en los últimos 30 días' })
      await expect(issued.getByRole('button', { name: `Corregir factura: ${folio}` })).toBeVisible()
      const mailbox = async () => (await page.request.get(`${server.url}/api/outbox`)).text()
      await expect.poll(mailbox).toContain(`Tu factura del recibo ${folio}`)
    } finally {
      await server.remove()
    }
  })
})
