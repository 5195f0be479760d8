import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'
import { CLINIC_ZONE, dayIn } from 'shared/dates/instants'
import { mailsIn, outboxFolder } from 'shared/server/mail/demoMailbox'
import { pdf } from 'shared/testing/pdf'
import { checkPdf } from '../../shell/server/files/checkPdf'
import { callAs } from '../fixtures/callAs'
import { doneTests, openTests } from '../fixtures/objectives'
import { startForStaff } from '../fixtures/startForStaff'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

// Without the pages' policies, which would stop the code, only the escaping does.
test.use({ walks: ['mf-citas', 'mf-cuenta', 'mf-cursos', 'mf-diet', 'mf-objetivos'], bypassCSP: true })

const NAME = '<img src=x onerror=xss()>'
const LAST_NAME = '</style><script>xss()</script>'
const FULL = `${NAME} ${LAST_NAME}`
const TEXT = `${NAME}${LAST_NAME}</title></textarea><svg onload=xss()> "onmouseover="xss() <a href="javascript:xss()">ver</a> [ver](javascript:xss())`
const LAB = 'Hemoglobina glucosilada'
const TEST = 'Hábitos al comer'

let clinic: Server | undefined
test.afterEach(async () => {
  await clinic?.remove()
  clinic = undefined
})

test('markup that a patient types is shown as typed, to the practice too, and runs nowhere @drill', async ({
  page,
  browser,
}) => {
  test.slow()
  clinic = await startForStaff(page)
  const context = await browser.newContext({ baseURL: clinic.url, bypassCSP: true })
  const patient = await context.newPage()
  const ran = [await watch(page.context()), await watch(context)]

  await openTests(patient, clinic.url)
  await type(patient)
  await name(clinic)
  const day = await book(patient)
  await sendLab(patient)

  await test.step('the practice', async () => {
    await opens(page, `/user/citas/equipo?especialista=1&dia=${day}`, FULL)
    await opens(page, '/user/objetivos/equipo', FULL)
    await page.getByRole('button', { name: `Responder: ${LAB} de ${FULL}` }).click()
    await expect(page.getByRole('dialog', { name: `${LAB} de ${FULL}` })).toBeVisible()
    await opens(page, '/user/tema/equipo')
    await page.getByText('Preguntas sin especialista').click()
    await expect(page.getByText(TEXT).first()).toBeVisible()
    await isInert(page)
    for (const path of ['archivo', 'estado', 'entregas']) await opens(page, `/user/equipo/${path}`)
  })
  await test.step('the patient', async () => {
    await opens(patient, '/user')
    await opens(patient, '/user/perfil', FULL)
    await opens(patient, '/user/citas?vista=mis-citas', FULL)
    await opens(patient, '/user/objetivos', FULL)
    await opens(patient, '/user/pagos')
    await opens(patient, '/user/tema/detalleV3?curso=1&tab=3', TEXT)
    await opens(patient, '/user/objetivos')
    await doneTests(patient)
      .getByRole('button', { name: new RegExp(`^${TEST}`) })
      .click()
    await patient.getByRole('link', { name: 'Ver para imprimir' }).click()
    await expect(patient.getByRole('region', { name: 'Respuestas' })).toContainText(TEXT)
    await isInert(patient)
  })
  await test.step('the own data, as a page and printed', () => download(patient))
  await test.step('the mails, which repeat no markup of a name', async () => {
    const sent = () => mailsIn(outboxFolder(clinic?.environment.DATA_DIR ?? ''), 100)
    // To the specialist, who reads the name of the patient.
    await expect.poll(async () => (await sent()).map(({ to }) => to)).toContain('mariana.rios@mydiet.mx')
    await patient.goto('/api/outbox')
    await isInert(patient)
    for (const { text, html = '' } of await sent()) {
      expect(text + html).not.toContain('onerror')
      await patient.setContent(html)
      await isInert(patient)
    }
  })
  expect(ran.flat()).toEqual([])
  await context.close()
})

test('the markup does run where nothing escapes it @drill', async ({ page, context }) => {
  const ran = await watch(context)
  await page.setContent(`<style>${LAST_NAME}<p>${TEXT}</p>`)
  await expect.poll(() => ran.length).toBeGreaterThan(1)
})

/** The code of the markup that ran on any page of a context, over all its navigations. */
async function watch(context: BrowserContext): Promise<readonly string[]> {
  const ran: string[] = []
  await context.exposeFunction('xss', () => void ran.push('xss'))
  context.on('dialog', dialog => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return ran
}

/** Sends texts of any signs through the calls that take them. */
async function type(patient: Page): Promise<void> {
  await callAs(patient, 'POST commentary', { content: TEXT, courseId: 1, parentId: 0, isAnonymous: false })
  await callAs(patient, 'POST recipes/1/comments', { score: 'FUE_GENIAL', comments: TEXT })
  const invoice = { rfc: 'GODE561231GR8', regimenFiscal: '605', usoCfdi: 'D01', postalCode: '64000' }
  await callAs(patient, 'POST payments/4/invoice', { ...invoice, name: 'ANA TREVIÑO' })
  const answers = [2, 3, [1], 1, TEXT].map((userAnswer, n) => ({ question: n + 1, userAnswer }))
  await callAs(patient, 'POST form-responses', { formId: 5, data: JSON.stringify({ version: 1, answers }) })
}

/** Names have no `<` since a rule refuses it. An older one, or one of an import, may. */
async function name({ environment }: Server): Promise<void> {
  const database = new pg.Client(environment.DATABASE_URL)
  await database.connect()
  for (const change of [
    'auth.users set first_name = $1::text, last_name = $2::text, ocupation = $1::text, emergency_contact_name = $1::text, objective = $2::text where id = 1',
    'objetivos.family_members set first_name = $1::text, last_name = $2::text, relationship = $1::text where user_id = 1',
    'cuenta.invoice_requests set name = $1::text, rfc = $2::text where user_id = 1',
  ])
    await database.query(`update ${change}`, [NAME, LAST_NAME])
  await database.end()
}

/** A videocall for a member of the family, and its day. */
async function book(patient: Page): Promise<string> {
  const month = dayIn(new Date(Date.now() + 30 * 86_400_000), CLINIC_ZONE).slice(0, 7)
  const [free] = await callAs(patient, `GET specialists/1/free-slots?month=${month}&minutes=60`)
  const end = new Date(Date.parse(free.init) + 20 * 60_000).toISOString()
  const booking = { specialist: 'mariana.rios@mydiet.mx', init: free.init, end, tz: CLINIC_ZONE }
  await callAs(patient, 'POST appointments', { ...booking, isOnline: true, familyMember: 1 })
  return dayIn(new Date(free.init), CLINIC_ZONE)
}

async function sendLab(patient: Page): Promise<void> {
  await patient.reload()
  await patient.getByRole('button', { name: /^Riesgo de diabetes/ }).click()
  await patient.getByRole('button', { name: 'Labs' }).click()
  const file = { name: `"${NAME}.pdf`, mimeType: 'application/pdf', buffer: pdf() }
  await patient
    .getByLabel(new RegExp(`^(Subir|Cambiar) ${LAB}`))
    .and(patient.locator('input'))
    .setInputFiles(file)
  await expect(patient.getByText('Su archivo fue está se está procesando.')).toBeVisible()
}

/** Opens an address, which shows a text letter by letter. */
async function opens(page: Page, address: string, text?: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (text) await expect(page.getByText(text).first(), address).toBeVisible()
  await isInert(page)
}

/** No element, handler or link of the markup is in the page; the handlers that need an action would get it. */
async function isInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    for (const one of all) one.dispatchEvent(new Event('mouseover'))
    return all
      .filter(one =>
        [...one.attributes].some(({ name, value }) => /^on/.test(name) || /^javascript:/i.test(value)),
      )
      .map(one => one.outerHTML)
  })
  expect(found, page.url()).toEqual([])
}

async function download(patient: Page): Promise<void> {
  await opens(patient, '/user/privacidad')
  const coming = patient.waitForEvent('download')
  await patient.getByRole('button', { name: 'Descargar para leer o imprimir' }).click()
  const path = await (await coming).path()
  expect(await readFile(path, 'utf8')).toContain('&lt;img src=x onerror=xss()&gt;')
  await patient.goto('about:blank')
  await patient.setContent(await readFile(path, 'utf8'))
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText(`Los datos de ${FULL}`)
  await expect(patient.getByText(TEXT).first()).toBeVisible()
  await isInert(patient)
  // Neither an action nor a script comes with the printed page.
  const printed = test.info().outputPath('mis-datos.pdf')
  await patient.pdf({ path: printed })
  expect(await checkPdf(printed)).toBeUndefined()
}
