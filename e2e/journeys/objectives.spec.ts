import type { Page } from '@playwright/test'
import { pdf, pdfStream } from 'shared/testing/pdf'
import { DESKTOP, PHONE_SIZE } from '../fixtures/devices'
import { fitsWidth, isAccessible, NARROWEST_PHONE } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { doneTests, MOTHER, next, numbered, openTests, personSwitcher } from '../fixtures/objectives'
import { slowUploads } from '../fixtures/slowUploads'
import { startForStaff } from '../fixtures/startForStaff'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-objetivos', 'mf-citas'] })

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, role: 'button' | 'combobox' | 'link' | 'radio', name: string | RegExp) {
  const locator = page.getByRole(role, { name, exact: true })
  let wanted = await locator.elementHandle()
  for (let presses = 0; presses < 80; presses++) {
    // A drawing of the page may have put another element in its place.
    if (!(await wanted?.evaluate(element => element.isConnected))) wanted = await locator.elementHandle()
    if (await wanted?.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

/** A lab of Ana's demo result without a response. */
const LAB = 'Hemoglobina glucosilada'

let clinic: Server | undefined
test.afterAll(() => clinic?.remove())

test('an adult of the family agrees by the mail’s link, and the account sees the answers', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const TEST = 'Resistencia a la insulina y metabolismo'
  await openTests(page)
  await page.getByRole('button', { name: 'Opciones de la familia' }).click()
  await page.getByRole('button', { name: 'Agregar Familiar' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar Familiar' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Selecciona tu genero.')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toBeFocused()
  await expect(form.getByText('Nombre', { exact: true })).toBeInViewport({ ratio: 0.9 })
  await isAccessible(page, 'the form of a family member')
  await fitsWidth(page, 'the form of a family member')
  await form.getByLabel('Nombre').fill('Ema')
  await form.getByLabel('Apellido').fill('Cantú')
  await form.getByLabel('Fecha de nacimiento').fill('1990-02-01')
  await form.getByLabel('Género').selectOption('female')
  const address = 'ema@ejemplo.mx'
  await form.getByLabel('Correo').fill(address)
  await form.getByRole('button', { name: 'Guardar' }).click()
  const permission = page.getByRole('region', { name: 'Permiso' })
  await expect(permission).toContainText('Le escribimos para pedirle su permiso.')

  await page.getByRole('button', { name: `Iniciar Test: ${TEST}` }).click()
  for (const question of [1, 2]) {
    await expect(numbered(page, question, 2)).toBeVisible()
    await page.getByRole('radio').last().check()
    await (question === 2 ? page.getByRole('button', { name: 'Enviar formulario' }) : next(page)).click()
  }
  const done = doneTests(page)
  await expect(done).toContainText('El resultado se muestra cuando dé su permiso.')
  await expect(done.getByRole('button', { name: TEST })).toHaveCount(0)
  await isAccessible(page, 'an adult’s hidden results')
  await fitsWidth(page, 'an adult’s hidden results')

  const ema = await (await browser.newContext({ baseURL: server.url })).newPage()
  const mail = ema.getByRole('article').filter({ hasText: address })
  await expect(async () => {
    await ema.goto('/api/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByRole('link').click()
  await expect(ema.getByRole('heading', { name: 'Ema, tú decides quién ve tus resultados' })).toBeVisible()
  await isAccessible(ema, 'the page of consent')
  await fitsWidth(ema, 'the page of consent')
  await ema.getByRole('button', { name: 'Sí, doy permiso' }).click()
  await expect(ema.getByRole('status')).toContainText('Diste permiso.')
  await isAccessible(ema, 'the given consent')
  await ema.context().close()

  await page.reload()
  await expect(done.getByRole('button', { name: TEST, expanded: true })).toBeVisible()
  await expect(done.getByText('Balance de Salud')).toBeVisible()
  await expect(permission).toHaveCount(0)
  await isAccessible(page, 'an adult’s results after their consent')
  await page.getByRole('button', { name: 'Opciones de la familia' }).click()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('dialog', { name: '¿Eliminar a Ema?' })
  await expect(question).toBeVisible()
  await isAccessible(page, 'the question before a family member is removed')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Se elimino su familiar correctamente')).toBeVisible()
})

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the buttons of a question have one place, and a refusal is not behind them', async ({ page }) => {
    await openTests(page)
    const forward = next(page)
    const boxOf = async () => {
      const box = await forward.boundingBox()
      if (!box) throw new Error('The button is not shown.')
      return box
    }
    const top = async () => Math.round((await boxOf()).y)
    const refusal = page.getByText('Por favor, conteste la pregunta.')
    const tops: number[] = []
    // The first one is shorter than the screen, the other one longer.
    for (const name of ['Hábitos al comer', 'Estado de ánimo (PHQ-9)']) {
      await page.getByRole('button', { name: `Iniciar Test: ${name}` }).click()
      await expect(forward).toBeVisible()
      tops.push(await top())
      // As a finger does: `click` would scroll the page first.
      const { x, y, width, height } = await boxOf()
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect(refusal).toBeVisible()
      tops.push(await top())
      await expect
        .poll(async () => {
          const box = await refusal.boundingBox()
          return box && box.y + box.height <= (await top())
        })
        .toBe(true)
      await page.getByRole('button', { name: 'Salir' }).click()
    }
    expect(new Set(tops).size, `${tops}`).toBe(1)
  })
})

test.describe('desktop, dark', () => {
  test.use(DESKTOP)

  test('a whole test and its result by the keyboard alone', async ({ page }) => {
    test.setTimeout(240_000)
    await openTests(page)
    async function choosePerson(option: string) {
      await tabTo(page, 'combobox', 'Ver los tests de')
      // As in any list of options, the first letters choose.
      await page.keyboard.type(option.slice(0, 3))
      await expect(personSwitcher(page).locator('option:checked')).toHaveText(option)
    }
    await choosePerson(MOTHER)
    await tabTo(page, 'button', 'Iniciar Test: Ansiedad (GAD-7)')
    await page.keyboard.press('Enter')
    for (let question = 1; question <= 7; question++) {
      await expect(numbered(page, question, 7)).toBeVisible()
      // The question itself has the focus, so that it is read out.
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
      await tabTo(page, 'radio', 'Ningún día')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'Varios días' })).toBeChecked()
      await tabTo(page, 'button', question === 7 ? 'Enviar formulario' : 'Siguiente pregunta')
      await page.keyboard.press('Enter')
    }
    const done = doneTests(page)
    const result = done.getByRole('button', { name: /^Ansiedad \(GAD-7\)/ })
    // The result is open, in sight, and has the focus.
    await expect(done.getByText('Balance de Salud')).toBeInViewport()
    await expect(result).toBeFocused()
    await tabTo(page, 'button', 'Consejos')
    await page.keyboard.press('Enter')
    await expect(done.getByRole('region', { name: 'Consejos' })).toBeVisible()
    await isAccessible(page, 'a result with its advice')
    await fitsWidth(page, 'a result with its advice')

    // The answered labs of the demo are Ana's.
    await choosePerson('Ana (Propietario)')
    const risk = done.getByRole('button', { name: /^Riesgo de diabetes/ })
    await expect(risk).toBeVisible()
    await tabTo(page, 'button', /^Riesgo de diabetes/)
    await page.keyboard.press('Enter')
    // The result that was open has a button of this name too.
    await expect(risk).toHaveAttribute('aria-expanded', 'true')
    await expect(done.getByRole('button', { name: 'Labs' })).toHaveCount(1)
    await tabTo(page, 'button', 'Labs')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Labs' })).toBeFocused()
    await isAccessible(page, 'a result with its labs')
    await fitsWidth(page, 'a result with its labs')
    await tabTo(page, 'button', 'Ver Resultados: Perfil de lípidos')
    await page.keyboard.press('Enter')
    await isAccessible(page, 'the practice’s response to a lab')
    await page.keyboard.press('Escape')
    await expect(done.getByRole('button', { name: 'Ver Resultados: Perfil de lípidos' })).toBeFocused()

    // Back from an expert and from the printed page, the result is still open.
    await tabTo(page, 'link', 'Expertos')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/user\/agendar\?id=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(risk).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, 'link', 'Ver para imprimir')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Respuestas' })).toBeVisible()
    await isAccessible(page, 'a result to print')
    await fitsWidth(page, 'a result to print')
    await page.goBack()
    await expect(risk).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, 'button', /^Riesgo de diabetes/)
    await page.keyboard.press('Enter')
    await expect(risk).toHaveAttribute('aria-expanded', 'false')
    await expect(risk).toBeFocused()
  })
})

test('a lab is uploaded with its progress, the practice answers it, and a mail without the result says so', async ({
  page,
  browser,
}) => {
  test.slow()
  clinic = await startForStaff(page)

  const patient = await (await browser.newContext({ baseURL: clinic.url })).newPage()
  await openTests(patient)
  await patient.getByRole('button', { name: /^Riesgo de diabetes/ }).click()
  await patient.getByRole('button', { name: 'Labs' }).click()
  const wire = await slowUploads(patient)
  // The menu of the lab opens the system's own dialog. The file that is chosen there goes into this field.
  const file = pdf({ objects: [pdfStream('', Buffer.alloc(1_000_000, '%'))] })
  await patient
    .getByLabel(new RegExp(`^(Subir|Cambiar) ${LAB}`))
    .and(patient.locator('input'))
    .setInputFiles({ name: 'analisis.pdf', mimeType: 'application/pdf', buffer: file })
  const progress = patient.getByRole('progressbar', { name: 'Subiendo tu archivo' })
  const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value)
  await expect.poll(share).toBeGreaterThan(0)
  const seen = await share()
  await expect.poll(share).toBeGreaterThan(seen)
  expect(await share()).toBeLessThan(100)
  await isAccessible(patient, 'a lab that is being uploaded')
  await wire.restore()
  await expect(patient.getByText('Su archivo fue está se está procesando.')).toBeVisible()
  await expect(progress).toHaveCount(0)

  await mainMenu(page).getByRole('link', { name: 'Objetivos' }).click()
  await page.getByRole('link', { name: 'Resultados del equipo' }).click()
  const labs = page.getByRole('region', { name: 'Laboratorios por responder' })
  const answer = labs.getByRole('button', { name: `Responder: ${LAB} de Ana Treviño Garza` })
  await expect(answer).toBeVisible()
  await isAccessible(page, 'the page of the staff')
  await page.setViewportSize(NARROWEST_PHONE)
  await fitsWidth(page, 'the page of the staff')
  await page.setViewportSize(PHONE_SIZE)
  const download = page.waitForEvent('download')
  await labs.getByRole('button', { name: `Descargar el archivo: ${LAB} de Ana Treviño Garza` }).click()
  expect((await download).suggestedFilename()).toMatch(/^laboratorio-\d+\.pdf$/)
  await answer.click()
  const dialog = page.getByRole('dialog', { name: `${LAB} de Ana Treviño Garza` })
  await dialog.getByLabel('Respuesta para la persona').fill(`${LAB}: salió bien.\n\nTodo en orden.`)
  await isAccessible(page, 'the answer to a lab')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(answer).toHaveCount(0)

  const mail = patient.getByRole('article').filter({ hasText: 'Ya revisamos lo que nos enviaste' })
  await expect(async () => {
    await patient.goto('/api/outbox')
    await expect(mail).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expect(mail).toContainText('ana@mydiet.mx')
  // Words alone: the date and the address of the link have any digits.
  await expect(mail).not.toContainText(/glucos|laboratorio|salió|orden/i)
  await mail.getByRole('link').click()
  await patient.getByRole('button', { name: /^Riesgo de diabetes/ }).click()
  await patient.getByRole('button', { name: 'Labs' }).click()
  await patient.getByRole('button', { name: `Ver Resultados: ${LAB}` }).click()
  const read = patient.getByRole('dialog', { name: `Resultados: ${LAB}` })
  await expect(read.getByRole('paragraph')).toHaveText([`${LAB}: salió bien.`, 'Todo en orden.'])
  await patient.context().close()
})
