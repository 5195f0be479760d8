import type { Page } from '@playwright/test'
import { nextYear } from 'shared/testing/nextYear'
import { callAs } from '../fixtures/callAs'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { doneTests, numbered } from '../fixtures/objectives'
import { onBothSizes } from '../fixtures/onBothSizes'
import { arriveAt, CARDS, pay } from '../fixtures/payments'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-cuenta', 'mf-diet', 'mf-citas', 'mf-objetivos'] })

/** Allergies, scores, plans and paid consultations: each page that names them says the same, and it is true. */

interface Food {
  id: number
  allergens?: string[]
  allergensKnown?: boolean
}
interface Recipe {
  id: number
  name: string
  ingredients: { aliment: number }[]
}
interface Swap {
  recipeId: number
  alimentId: number
  alimentNewId: number
}

/** The foods that hold the allergen, or may. */
async function foodsWith(page: Page, allergen: string) {
  const foods: Food[] = await callAs(page, 'GET aliments')
  const holds = ({ allergens = [], allergensKnown }: Food) => allergens.includes(allergen) || !allergensKnown
  return new Set(foods.filter(holds).map(({ id }) => id))
}

/** The foods of the meals that the page shows, as the person eats them. */
async function foodsOnPage(page: Page) {
  const headings = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(5)
  const names = await headings.allInnerTexts()
  const recipes: Recipe[] = await callAs(page, 'GET recipes')
  const swaps: Swap[] = await callAs(page, 'GET recipes-history')
  return names.flatMap(name => {
    const { id = 0, ingredients = [] } = recipes.find(recipe => recipe.name === name) ?? {}
    const takenFor = (food: number) =>
      swaps.filter(({ recipeId, alimentId }) => recipeId === id && alimentId === food).at(-1)?.alimentNewId
    return ingredients.map(({ aliment }) => takenFor(aliment) ?? aliment)
  })
}

/** Buys the plan on the prices, where it is then the person's. */
async function buyPlan(page: Page, plan: string) {
  const [payment] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: `Contratar ${plan}`, exact: true }).click(),
  ])
  await pay(payment, CARDS.approved)
  await expect(payment.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
  await payment.close()
  await expect(page.getByText('Es tu plan', { exact: true })).toBeVisible()
}

onBothSizes(() => {
  test('an allergen that is found by a word of people is in no meal that is proposed', async ({ page }) => {
    await enter(page, 'ana@mydiet.mx', '/user/comidas/evitar')
    await page.getByLabel('Busca un alimento').fill('camarones')
    const found = page.getByRole('group', { name: 'Alérgenos encontrados' })
    const shellfish = found.getByRole('checkbox', { name: 'Crustáceos' })
    await shellfish.click()
    await expect(shellfish).toBeChecked()
    await isAccessible(page, 'a marked allergen')
    await fitsWidth(page, 'a marked allergen')

    const avoided = await foodsWith(page, 'Crustáceos')
    expect(avoided.size).toBeGreaterThan(0)
    await page.goto('/user/comidas')
    const eaten = await foodsOnPage(page)
    expect(eaten.length).toBeGreaterThan(5)
    expect(eaten.filter(food => avoided.has(food))).toEqual([])
  })

  test('a meal that was saved before its allergen was marked is found from the allergies', async ({
    page,
  }) => {
    const day = nextYear('05-06')
    await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${day}`)
    await page.getByRole('button', { name: 'Guardar plan' }).click()
    await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
    const eaten = new Set(await foodsOnPage(page))
    const foods: Food[] = await callAs(page, 'GET aliments')
    const [allergen = ''] = foods.filter(({ id }) => eaten.has(id)).flatMap(({ allergens = [] }) => allergens)
    expect(allergen).not.toBe('')

    await page.goto('/user/comidas/evitar')
    const days = page.getByRole('list', { name: /^Ya guardaste comidas con lo que evitas por alergia/ })
    const mark = page.getByRole('checkbox', { name: allergen, exact: true })
    await expect(mark).not.toBeChecked()
    await mark.click()
    await expect(mark).toBeChecked()
    const link = days.getByRole('link', { name: /^6 may/ })
    await expect(link).toBeVisible()
    await isAccessible(page, 'a saved meal with an allergen')
    await fitsWidth(page, 'a saved meal with an allergen')
    await link.click()
    await expect(
      page
        .getByRole('article')
        .getByText(/^Evítala|^Evitas/)
        .first(),
    ).toBeVisible()
    await page.goto('/user/comidas/evitar')
    await mark.click()
    await expect(link).toHaveCount(0)
  })

  test('a severe result has the points and the words of the test’s authors', async ({ page }) => {
    await arriveAt(page, '/user/perfil')
    const forms: { id: number; name: string }[] = await callAs(page, 'GET forms')
    const formId = forms.find(({ name }) => name.includes('PHQ-9'))?.id
    const answers = Array.from({ length: 8 }, (_, at) => ({ question: at + 1, answer: 4, changes: 1 }))
    await callAs(page, `PUT form-drafts/${formId}`, { version: 1, familyMemberId: null, answers })
    await page.goto(`/user/objetivos?test=${formId}`)
    await expect(numbered(page, 9, 9)).toBeVisible()
    await page.getByRole('radio', { name: 'Ningún día' }).check()
    await page.getByRole('button', { name: 'Enviar formulario' }).click()

    // As its authors publish it: 20 of 27 points and more are severe. The balance is that of the specification: the average of the areas, 25, 0 and 0 %.
    const result = doneTests(page)
    await expect(result.getByText('24 de 27 puntos')).toBeVisible()
    await expect(result.getByText('Síntomas graves')).toBeVisible()
    await expect(result.getByText('Más puntos son más síntomas.')).toBeVisible()
    await expect(result.getByText('8 %').first()).toBeVisible()
    await isAccessible(page, 'a severe result')
    await fitsWidth(page, 'a severe result')
  })

  test('a plan that will change says so wherever it is shown, and stays by one press', async ({ page }) => {
    await arriveAt(page, '/user/precios')
    await buyPlan(page, 'PLAN FUNCIONAL PLUS')
    await page.getByRole('button', { name: 'Cambiar a este plan: PLAN FUNCIONAL', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar de plan' }).click()
    await expect(page.getByText(/^Lo tienes hasta el .*; después cambias a PLAN FUNCIONAL\.$/)).toBeVisible()
    await expect(page.getByText(/^Es tu plan desde el /)).toBeVisible()

    const said = page.getByText(/Lo tienes hasta el .* Después cambia a PLAN FUNCIONAL: \$99 MXN al mes\.$/)
    for (const address of ['/user', '/user/perfil', '/user/pagos']) {
      await page.goto(address)
      await expect(said, address).toBeVisible()
      await fitsWidth(page, address)
    }
    await page.getByRole('button', { name: 'Quedarme con PLAN FUNCIONAL PLUS' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quedarme con mi plan' }).click()
    const renewed = page.getByRole('paragraph').filter({ hasText: /\$790 MXN al mes; se renueva el .*\.$/ })
    await expect(renewed).toBeVisible()
    await page.goto('/user/perfil')
    await expect(renewed).toBeVisible()
    await expect(said).toHaveCount(0)
  })

  test('a consultation that is paid and not booked is one press from its booking, on every page that names it', async ({
    page,
  }) => {
    await arriveAt(page, '/user/precios')
    await page.getByRole('button', { name: 'Comprar Consulta de psicología en línea' }).click()
    await pay(page, CARDS.approved)
    await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible()
    for (const address of [undefined, '/user/citas', '/user/perfil']) {
      if (address) await page.goto(address)
      const toBook = page.getByRole('region', { name: 'Por agendar' })
      await expect(toBook, address).toBeVisible()
      await fitsWidth(page, address ?? 'the page after paying')
      await toBook.getByRole('link', { name: /^Agendar Consulta de psicología en línea/ }).click()
      await expect(page.getByRole('tab', { name: 'Psicologia', selected: true })).toBeVisible()
    }
  })
})
