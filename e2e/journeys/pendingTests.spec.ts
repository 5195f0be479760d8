import type { Page } from '@playwright/test'
import pg from 'pg'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import { callAs } from '../fixtures/callAs'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { doneTests, numbered, openTests } from '../fixtures/objectives'
import { onBothSizes } from '../fixtures/onBothSizes'
import { arriveAt } from '../fixtures/payments'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'
import { withdrawTest } from '../fixtures/withdrawTest'

test.use({ walks: ['mf-objetivos', 'mf-cuenta', 'mf-diet'] })

/** The list of pending tests says the truth about a course without tests, an incomplete profile and an empty list. */

const ANXIETY = { key: 'gad-7', name: 'Ansiedad (GAD-7)', questions: 7, author: /Robert L\. Spitzer/ }
const CHILDREN = { name: 'Bienestar de niñas, niños y adolescentes', questions: 8 }

const nothingPending = (page: Page) => page.getByRole('heading', { name: 'No tienes tests pendientes' })

/** All answers but the last one to a test of single choices. */
async function beginTest(
  page: Page,
  { name, questions }: { name: string; questions: number },
  familyMemberId: number | null = null,
) {
  const forms: { id: number; name: string }[] = await callAs(page, 'GET forms')
  const formId = forms.find(form => form.name === name)?.id
  const answers = Array.from({ length: questions - 1 }, (_, at) => ({
    question: at + 1,
    answer: 1,
    changes: 1,
  }))
  await callAs(page, `PUT form-drafts/${formId}`, { version: 1, familyMemberId, answers })
}

/** The last answer of the test that is open, which is then sent. */
async function finish(page: Page, { questions }: { questions: number }) {
  await expect(numbered(page, questions, questions)).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Enviar formulario' }).click()
}

/** The account has neither birthdate nor gender, as one of the time before registration asked for both. */
async function forgetFacts({ environment }: Server, email: string) {
  const client = new pg.Client(environment.DATABASE_URL)
  await client.connect()
  await client.query('update auth.users set birthdate = null, gender = null where email = $1', [email])
  await client.end()
}

onBothSizes(() => {
  test('a course without pending tests says so of itself, and leads to the others', async ({ page }) => {
    await openTests(page)
    await page.getByRole('button', { name: 'Elegir curso: Todos los tests' }).click()
    await page.getByRole('dialog', { name: 'Tus cursos' }).getByText('Control de peso').click()
    await expect(page.getByRole('heading', { name: 'Este curso no tiene tests pendientes' })).toBeVisible()
    await expect(nothingPending(page)).toHaveCount(0)
    await isAccessible(page, 'a course without pending tests')
    await fitsWidth(page, 'a course without pending tests')
    await page.getByRole('button', { name: /^Ver los otros \d+ tests pendientes$/ }).click()
    await expect(page.getByRole('region', { name: 'Tests por responder' })).toBeVisible()
  })

  test('an incomplete profile is asked for, and declining leaves a page that says what is missing', async ({
    page,
    server,
  }) => {
    await forgetFacts(server, await arriveAt(page, '/user/perfil'))
    await page.goto('/user/objetivos')
    const question = page.getByRole('dialog', { name: 'Completa tu perfil' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Faltan datos para elegir tus tests' })).toBeVisible()
    await expect(nothingPending(page)).toHaveCount(0)
    await isAccessible(page, 'an incomplete profile')
    await fitsWidth(page, 'an incomplete profile')
    await page.getByRole('link', { name: 'Completar Perfil' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  })

  test('with nothing pending the modal offers the meal plan, and names the tests that a course would open', async ({
    page,
  }) => {
    await arriveAt(page, '/user/objetivos')
    const { id } = await callAs(page, 'POST family-members', {
      firstName: 'Sofía',
      lastName: 'Garza',
      birthDate: bornYearsAgo(16),
      gender: 'female',
    })
    await beginTest(page, CHILDREN, id)
    await page.goto(`/user/objetivos?persona=${id}`)
    await expect(nothingPending(page)).toHaveCount(0)
    await page.getByRole('button', { name: `Continuar Test: ${CHILDREN.name}` }).click()
    await finish(page, CHILDREN)
    await expect(nothingPending(page)).toBeVisible()

    await page.getByRole('button', { name: 'Descubre tu Potencial' }).click()
    const modal = page.getByRole('dialog', { name: 'Descubre tu Potencial' })
    await expect(modal).toContainText('Por $99 MXN')
    await expect(modal.getByRole('listitem')).toHaveText(['Salud de la mujer'])
    await isAccessible(page, 'the modal that unlocks')
    await fitsWidth(page, 'the modal that unlocks')
    await modal.getByRole('link', { name: 'Seguir Explorando' }).click()
    await expect(page).toHaveURL('/user')
    // Back before that would find the dialog still open.
    await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Descubre tu Potencial' }).click()
    await modal.getByRole('link', { name: 'Desbloquear por $99 MXN' }).click()
    await expect(page).toHaveURL('/user/comidas')
  })

  test('a begun test that the practice withdraws can be finished, and keeps its name and its author', async ({
    page,
    server,
  }) => {
    await arriveAt(page, '/user/objetivos')
    await beginTest(page, ANXIETY)
    await withdrawTest(server, ANXIETY.key)

    await page.goto('/user')
    await page.getByRole('link', { name: ANXIETY.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: ANXIETY.name })).toBeVisible()
    await expect(page.getByText(ANXIETY.author)).toBeVisible()
    await finish(page, ANXIETY)
    const result = doneTests(page)
    await expect(result.getByRole('button', { name: ANXIETY.name })).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`Test: ${ANXIETY.name}`) })).toHaveCount(0)
    await expect(result.getByText(/repet/)).toHaveCount(0)
    await result.getByRole('link', { name: /imprimir/i }).click()
    await expect(page.getByRole('heading', { level: 1, name: ANXIETY.name })).toBeVisible()
    await expect(page.getByText(ANXIETY.author)).toBeVisible()
    await fitsWidth(page, 'the result of a withdrawn test')
  })
})

test('a link to the tests asks once for the answered ones, a page at a time', async ({ page }) => {
  await openTests(page)
  const asked: string[] = []
  page.on('request', request => {
    const [, call] = request.url().split('/api/')
    if (call?.startsWith('form-responses')) asked.push(call)
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tests respondidos' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['form-responses?page=1&limit=20'])
})
