import { eq } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import Value from 'typebox/value'
import { InvoiceUpload } from '../../contract/invoices'
import { UPLOAD_LIMITS } from '../../rules/invoices/uploadLimits'
import { invoiceRequests, payments } from '../schema'
import { pagosCommand } from '../settle/pagosCommand'
import { openShop, type Shop } from '../testing/shop'

let shop: Shop<TestServer>
beforeAll(async () => {
  const environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const server = await testServer({ environment })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(() => shop.forgetAll())
afterAll(() => {
  removeContentFolders()
  return shop.server.close()
})

const call = (name: string, body?: object) => shop.server.call(name, { token: shop.token, body })

/** Pays a month, which is what is invoiced. */
async function subscribed() {
  await shop.pay(await shop.subscribe())
  await shop.server.jobsDone()
}

const invoice = {
  rfc: 'gode561231gr8',
  name: 'Esteban Gómez Díaz',
  regimenFiscal: '612',
  usoCfdi: 'D01',
  postalCode: '64000',
}

test('a paid payment’s invoice is asked for once', async () => {
  await subscribed()
  const [payment] = (await call('GET payments')).body
  expect(payment).toMatchObject({ invoiceRequested: false, folio: expect.stringMatching(/^MD-\d{6}$/) })
  const asked = await call(`POST payments/${payment.id}/invoice`, invoice)
  expect(asked).toMatchObject({ status: 201, body: { rfc: 'GODE561231GR8' } })
  expect((await call(`POST payments/${payment.id}/invoice`, invoice)).status).toBe(409)
  expect((await call('GET payments')).body[0].invoiceRequested).toBe(true)
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const xmlFor = (rfc: string) =>
  `<?xml version="1.0"?><cfdi:Comprobante Total="99"><cfdi:Receptor Rfc="${rfc}"/></cfdi:Comprobante>`

async function requested() {
  await subscribed()
  const [payment] = (await call('GET payments')).body
  expect((await call(`POST payments/${payment.id}/invoice`, invoice)).status).toBe(201)
  return payment
}

async function facturas(...words: string[]) {
  const said: string[] = []
  const work = pagosCommand.find(['facturas', ...words])
  await work?.(
    shop.server.context,
    line => said.push(line),
    async () => true,
  )
  return said
}

test('a request reaches the practice, and its answer reaches the person alone, by mail and on the receipt', async () => {
  const { id, folio } = await requested()
  const listed = (await facturas()).join('\n')
  for (const fact of [folio, '$99 MXN', 'GODE561231GR8', 'ESTEBAN GÓMEZ DÍAZ', 'régimen 612', 'CP 64000']) {
    expect(listed).toContain(fact)
  }
  expect((await call(`GET payments/${id}/invoice`)).status).toBe(404)
  const folder = contentFolder({
    'f.pdf': PDF,
    'f.xml': xmlFor('GODE561231GR8'),
    'otra.xml': xmlFor('XAXX010101000'),
  })
  const files = (xml: string) => [`${folder}/f.pdf`, `${folder}/${xml}`] as const
  await expect(facturas(folio, ...files('otra.xml'))).rejects.toThrow('no es una factura para el RFC')
  await expect(facturas(folio, `${folder}/f.xml`, `${folder}/f.xml`)).rejects.toThrow('no es un PDF')
  await shop.server.emptyMailbox()
  for (let time = 0; time < 2; time++) {
    expect(await facturas(folio, ...files('f.xml'))).toEqual([
      `Factura de ${folio} guardada. La persona la recibe por correo.`,
    ])
  }
  expect(await facturas()).toEqual(['No hay facturas en espera.'])
  const [mail, ...more] = await shop.server.mails({ to: NUEVO })
  expect(more).toEqual([])
  expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([
    `factura-${folio}.pdf`,
    `factura-${folio}.xml`,
  ])
  const got = await call(`GET payments/${id}/invoice`)
  expect(got.body).toEqual({ pdf: PDF.toString('base64'), xml: xmlFor('GODE561231GR8') })
  const ana = await shop.server.signIn()
  const asAna = await shop.server.call(`GET payments/${id}/invoice`, { token: ana.token })
  expect(asAna.status).toBe(404)
  // Its state stays on the receipt after a refund.
  await shop.server.context.database.update(payments).set({ status: 'REFUNDED' })
  const [receipt] = (await call('GET payments')).body
  expect(receipt).toMatchObject({ status: 'REFUNDED', invoiceIssuedAt: expect.any(String) })
})

test('the tax data are kept for the next time, for their person alone', async () => {
  expect((await call('GET payments/tax-data')).body).toEqual([])
  await requested()
  expect((await call('GET payments/tax-data')).body).toEqual([
    { ...invoice, rfc: 'GODE561231GR8', name: 'ESTEBAN GÓMEZ DÍAZ' },
  ])
  const ana = await shop.server.signIn()
  expect((await shop.server.call('GET payments/tax-data', { token: ana.token })).body).toEqual([])
})

test('the staff lists the requests and answers one, with its problem at the file', async () => {
  const { id, folio } = await requested()
  const { token } = await shop.server.signInStaff()
  const asStaff = (name: string, body?: object) => shop.server.call(name, { token, body })
  expect((await asStaff('GET staff/invoices')).body).toMatchObject([
    { id, folio, rfc: 'GODE561231GR8', amount: 9_900, refunded: false, issuedAt: null },
  ])
  const files = { pdf: PDF.toString('base64'), xml: xmlFor('GODE561231GR8') }
  const wrong = await asStaff(`POST staff/invoices/${id}`, { ...files, xml: xmlFor('XAXX010101000') })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { xml: expect.any(String) } } })
  expect((await asStaff('POST staff/invoices/999999', files)).status).toBe(404)
  const answered = await asStaff(`POST staff/invoices/${id}`, files)
  expect(answered).toMatchObject({ status: 201, body: { id, issuedAt: expect.any(String) } })
  // It stays for a month, so that a wrong file can be replaced, after those that wait.
  await shop.pay(await shop.buy({ productId: 'ConsultationOnline' }))
  await shop.server.jobsDone()
  const [next] = (await call('GET payments')).body
  expect((await call(`POST payments/${next.id}/invoice`, invoice)).status).toBe(201)
  expect((await asStaff('GET staff/invoices')).body).toMatchObject([
    { id: next.id, issuedAt: null },
    { id, issuedAt: answered.body.issuedAt },
  ])
  const corrected = { ...files, xml: `${files.xml}<!-- corregida -->` }
  expect((await asStaff(`POST staff/invoices/${id}`, corrected)).status).toBe(201)
  await shop.server.context.database
    .update(invoiceRequests)
    .set({ issuedAt: new Date(Date.now() - 31 * MS_PER_DAY) })
    .where(eq(invoiceRequests.paymentId, id))
  expect((await asStaff('GET staff/invoices')).body).toMatchObject([{ id: next.id }])
})

test('a patient reads no requests and issues nothing', async () => {
  const { id } = await requested()
  expect((await call('GET staff/invoices')).status).toBe(403)
  const files = { pdf: PDF.toString('base64'), xml: xmlFor('GODE561231GR8') }
  expect((await call(`POST staff/invoices/${id}`, files)).status).toBe(403)
})

test('wrong data is told at its field, and another person’s payment is 404', async () => {
  await subscribed()
  const [payment] = (await call('GET payments')).body
  const wrong = await call(`POST payments/${payment.id}/invoice`, { ...invoice, rfc: 'GODE561231GR7' })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { rfc: expect.any(String) } } })
  const ana = await shop.server.signIn()
  const asAna = await shop.server.call(`POST payments/${payment.id}/invoice`, {
    token: ana.token,
    body: invoice,
  })
  expect(asAna.status).toBe(404)
})

test('a screen refuses the files that the call refuses', () => {
  const files = (pdf: number, xml: number) => ({ pdf: 'x'.repeat(pdf), xml: 'x'.repeat(xml) })
  const { pdf, xml } = UPLOAD_LIMITS
  expect(Value.Check(InvoiceUpload, files(pdf, xml))).toBe(true)
  expect(Value.Check(InvoiceUpload, files(pdf + 1, xml))).toBe(false)
  expect(Value.Check(InvoiceUpload, files(pdf, xml + 1))).toBe(false)
})
