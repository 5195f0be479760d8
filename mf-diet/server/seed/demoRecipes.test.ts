import { join } from 'node:path'
import { ContentFolder } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { USUAL_ALLERGENS } from '../../rules/allergens/usualAllergens'
import { withTrueTags } from '../../rules/recipes/trueTags'
import { declaredAllergens } from '../allergens/allergenRows'
import { AlimentRow, IngredientRow, RecipeRow } from '../catalogue/catalogueRows'

/** Words that also name a food, but mean another thing in a recipe with one of these foods. */
const SAID_OF: Record<string, string> = {
  caldo: 'chambarete', // the broth it gives
  carne: 'bistec',
  clara: 'huevo', // a part of it
  crema: 'calabaza', // what it is blended to
  flor: 'jamaica mango', // its flowers; the way it is cut
  fresco: 'cilantro', // the adjective
  fruta: 'papaya piña', // these together
  galleta: 'avena', // what the recipe makes
  harina: 'avena', // what it is ground to
  jugo: 'fresa', // what they let go
  machaca: 'aguacate haba papa plátano', // the verb
  maiz: 'palomitas', // what they are made of
  molcajete: 'aguacate', // the mortar
  pasta: 'haba', // what they are ground to
  salsa: 'chile jitomate tomate', // what the recipe makes of them
  semilla: 'chile papaya', // what is taken out
  tostada: 'pepitas', // the adjective
  totopo: 'tortilla', // what it is cut into
  verdura: 'espinaca pepino zanahoria', // these together
}

/** The words without accents, equal for singular and plural: `limón` and `limones`, `nuez` and `nueces`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/<[^>]*>/g, ' ').match(/[a-z]{3,}/g) ?? []
  return words.map(word => word.replaceAll('z', 'c').replace(/(?<=...)e?s?$/, ''))
}

/** The food, its source and its kind: `Jugo de limón` gives juice and lemon, `Queso panela` cheese and panela. */
function nounsOf(aliment: string): string[] {
  return wordsOf((aliment.match(/^\p{L}+|(?<= de |^Chile |^Queso |^Salsa )\p{L}+/gu) ?? []).join(' '))
}

const saidOf = new Map(Object.entries(SAID_OF).map(([word, foods]) => [wordsOf(word)[0], wordsOf(foods)]))

async function demoRecipes() {
  const folder = await ContentFolder.open(join(import.meta.dirname, 'demo'))
  const ingredients = await folder.rows('ingredients.csv', IngredientRow)
  return (await folder.rows('recipes.csv', RecipeRow)).map(({ value: { name, preparation } }) => ({
    name,
    words: new Set(wordsOf(preparation)),
    ingredients: ingredients.flatMap(({ value }) => (value.recipe === name ? [value.aliment] : [])),
  }))
}

test('a food that a preparation names is an ingredient, since otherwise it would be neither avoided nor bought', async () => {
  const folder = await ContentFolder.open(join(import.meta.dirname, 'demo'))
  const aliments = (await folder.rows('aliments.csv', AlimentRow)).map(({ value }) => value.alimentos)
  const foods = new Map(aliments.flatMap(aliment => nounsOf(aliment).map(noun => [noun, aliment])))
  const missing = (await demoRecipes()).flatMap(({ name, words, ingredients }) => {
    const present = new Set(ingredients.flatMap(nounsOf))
    const isThere = (noun: string) => [noun, ...(saidOf.get(noun) ?? [])].some(food => present.has(food))
    return [...foods].flatMap(([noun, food]) =>
      words.has(noun) && !isThere(noun) ? [`${name}: ${noun} (${food})`] : [],
    )
  })
  expect(missing).toEqual([])
})

test('the preparation names every ingredient', async () => {
  const unused = (await demoRecipes()).flatMap(({ name, words, ingredients }) =>
    ingredients
      .filter(aliment => !nounsOf(aliment).some(noun => words.has(noun)))
      .map(aliment => `${name}: ${aliment}`),
  )
  expect(unused).toEqual([])
})

test('no recipe promises the absence of what one of its foods holds', async () => {
  const folder = await ContentFolder.open(join(import.meta.dirname, 'demo'))
  const foods = new Map(
    (await folder.rows('aliments.csv', AlimentRow)).map(({ value: { alimentos, allergens } }) => {
      const declared = declaredAllergens(allergens, [...USUAL_ALLERGENS, { name: 'Fresa', words: [] }])
      if (typeof declared === 'string') throw new Error(declared)
      return [alimentos, declared]
    }),
  )
  const ingredients = await folder.rows('ingredients.csv', IngredientRow)
  const untrue = (await folder.rows('recipes.csv', RecipeRow)).filter(({ value }) => {
    const recipe = {
      mealCategories: listCell(value.mealCategories),
      mealSubCategories: listCell(value.mealSubCategories),
    }
    const own = ingredients.filter(({ value: { recipe } }) => recipe === value.name)
    const held = own.map(({ value: { aliment } }) => foods.get(aliment))
    return withTrueTags(recipe, () => ({ foods: held, changed: false })) !== recipe
  })
  expect(untrue.map(({ value }) => value.name)).toEqual([])
})
