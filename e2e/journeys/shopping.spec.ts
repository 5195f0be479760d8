import type { Page } from '@playwright/test'
import { callAs } from '../fixtures/callAs'
import { enter } from '../fixtures/enter'
import { isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet'] })

interface Food {
  id: number
  alimentos: string
  grupo: string
  subGrupo: string
  cantidadSugeridaNum: number
  allergens: string[]
  allergensKnown: boolean
}
interface Swap {
  recipeId: number
  alimentId: number
  alimentNewId: number
}
interface Recipe {
  name: string
  id: number
  ingredients: { aliment: number; quantity: number }[]
}

const row = (page: Page, food: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${food.replaceAll(/[()]/g, '\\$&')} [\\d½¼¾⅜⅛⅝⅞]`) })

test('from a saved day to the basket, without the foods that the person avoids', async ({
  browser,
  server,
  page,
}) => {
  await enter(page, 'ana@mydiet.mx', '/user/comidas')

  // Save a day.
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Listo!' })).toBeVisible()
  const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names).toHaveLength(5)

  // Exchange one of its ingredients for another of its kind that is in no other meal.
  const foods: Food[] = await callAs(page, 'GET aliments')
  const avoided = (await callAs(page, 'GET exclusions')).map((one: { alimentId: number }) => one.alimentId)
  const recipes: Recipe[] = await callAs(page, 'GET recipes')
  // As Ana eats them: the demo has exchanges of hers.
  const history: Swap[] = await callAs(page, 'GET recipes-history')
  const takenFor = (recipe: number, food: number) =>
    history.filter(({ recipeId, alimentId }) => recipeId === recipe && alimentId === food).at(-1)
      ?.alimentNewId
  const meals = names.map(name => {
    const { id, ingredients } = recipes.find(recipe => recipe.name === name) as Recipe
    return {
      id,
      ingredients: ingredients.map(one => ({ ...one, aliment: takenFor(id, one.aliment) ?? one.aliment })),
    }
  })
  const used = new Set(meals.flatMap(({ ingredients }) => ingredients.map(({ aliment }) => aliment)))
  const exchanged = history.map(({ alimentNewId }) => alimentNewId)
  const once = [...used].filter(
    id =>
      !exchanged.includes(id) &&
      meals.filter(meal => meal.ingredients.some(({ aliment }) => aliment === id)).length === 1,
  )
  const kindOf = (id: number) => foods.find(food => food.id === id) as Food
  const otherFor = (id: number) =>
    foods.find(
      ({ id: other, grupo, subGrupo }) =>
        !used.has(other) &&
        !avoided.includes(other) &&
        grupo === kindOf(id).grupo &&
        subGrupo === kindOf(id).subGrupo,
    )
  const swapped = once.find(id => otherFor(id)) as number
  const other = otherFor(swapped) as Food
  const meal = meals.find(({ ingredients }) => ingredients.some(({ aliment }) => aliment === swapped))
  await callAs(page, `POST recipes-history/${meal?.id}`, { alimentId: swapped, alimentNewId: other.id })

  // The list has every food of the day once, with the new one instead of the old one.
  await page.reload()
  await page.getByRole('link', { name: 'Lista de compras' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista de compras')
  // On the smallest phone a food is seen at once; days and people open at a press.
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  const firstFood = page.getByRole('listitem').getByRole('checkbox').first()
  await expect(firstFood).toBeVisible()
  const bottomBar = (await mainMenu(page).boundingBox())?.y ?? 0
  expect((await firstFood.boundingBox())?.y).toBeLessThan(bottomBar - 44)
  if (usual) await page.setViewportSize(usual)
  await page.getByRole('button', { name: 'Días, personas y más' }).click()
  await page.getByText('Hoy', { exact: true }).click()
  await expect(page.getByText(`0 de ${used.size} en tu canasta`)).toBeVisible()
  await expect(row(page, other.alimentos)).toBeVisible()
  await expect(row(page, kindOf(swapped).alimentos)).toHaveCount(0)
  await isAccessible(page)

  // Two people need twice as much.
  const grams = foods.find(({ id }) => used.has(id) && id !== swapped) as Food
  const quantity = meals
    .flatMap(({ ingredients }) => ingredients)
    .filter(({ aliment }) => aliment === grams.id)
    .reduce((sum, ingredient) => sum + ingredient.quantity * grams.cantidadSugeridaNum, 0)
  await page.getByRole('button', { name: 'Una persona más' }).click()
  await expect(page.getByText(/, para 2 personas$/)).toBeVisible()
  const amount = row(page, grams.alimentos).locator('..').locator('span').last()
  await expect.poll(async () => amountIn((await amount.textContent()) ?? '')).toBeCloseTo(quantity * 2, 2)

  // A tick survives a reload and shows on another device.
  await row(page, other.alimentos).check()
  await expect(page.getByText(`1 de ${used.size} en tu canasta`)).toBeVisible()
  await page.reload()
  await expect(row(page, other.alimentos)).toBeChecked()
  const otherDevice = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(otherDevice, 'ana@mydiet.mx', '/user/comidas/compras')
  await expect(otherDevice.getByText(/, para 2 personas$/)).toBeVisible()
  await expect(row(otherDevice, other.alimentos)).toBeChecked()

  // On paper there is the list without controls.
  await page.emulateMedia({ media: 'print' })
  await expect(row(page, other.alimentos)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // An avoided food is not bought, and the list says which meal has it. It holds no allergen, which other foods may hold.
  const alone = (id: number) => kindOf(id).allergensKnown && kindOf(id).allergens.length === 0
  const allergen = kindOf(once.find(id => id !== swapped && id !== grams.id && alone(id)) as number).alimentos
  await page.getByRole('link', { name: 'Tu plan de comidas' }).click()
  await page.getByRole('link', { name: 'Alimentos que evitas' }).click()
  await page.getByLabel('Busca un alimento').fill(allergen)
  await page
    .getByRole('list', { name: 'Alimentos encontrados' })
    .getByRole('group', { name: `Por qué evitas ${allergen}`, exact: true })
    .getByText('Alergia')
    .click()
  await expect(page.getByText(`Evitas ${allergen}: alergia.`)).toBeVisible()
  await isAccessible(page)
  await page.getByRole('link', { name: 'Tu plan de comidas' }).click()
  await expect(page.getByRole('article').getByText(`Evitas: ${allergen} (alergia)`)).toBeVisible()
  await page.getByRole('link', { name: 'Lista de compras' }).click()
  await expect(page.getByText(`1 de ${used.size - 1} en tu canasta`)).toBeVisible()
  await expect(row(page, allergen)).toHaveCount(0)
  await page.getByText(/^Fuera de la lista: .*que evitas/).click()
  const remark = page.getByRole('list', { name: 'Lo que esta lista no incluye' })
  await expect(remark).toContainText(`Evitas: ${allergen} (alergia)`)
  await remark.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/user\/comidas\?day=/)
})

const FRACTIONS: Record<string, number> = {
  '⅛': 0.125,
  '¼': 0.25,
  '⅜': 0.375,
  '½': 0.5,
  '⅝': 0.625,
  '¾': 0.75,
  '⅞': 0.875,
}

/** `1 ½ tazas` as 1.5. */
function amountIn(text: string): number {
  const [, whole = '', fraction = ''] = /^([\d.]*) ?([⅛¼⅜½⅝¾⅞]?)/.exec(text.replaceAll(',', '')) ?? []
  return Number(whole || 0) + (FRACTIONS[fraction] ?? 0)
}
