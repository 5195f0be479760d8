import fc from 'fast-check'
import { searchRecipes } from './searchRecipes'

const recipe = (
  name: string,
  mealTime: string,
  category: string,
  subCategory: string,
  ingredients: string[] = [],
) => ({
  name,
  mealTime: [mealTime],
  mealCategories: [category],
  mealSubCategories: [subCategory],
  ingredients,
})

const RECIPES = [
  recipe('Chilaquiles verdes', 'Desayuno', 'Vida activa', 'Rápido', ['Tortilla de maíz', 'Tomate verde']),
  recipe('Jícama con limón', 'Colación de la Mañana', 'Vegano', 'Sin cocción', ['Jícama picada']),
  recipe('Piña asada', 'Cena', 'Vegano', 'Rápido', ['Piña']),
]
const search = searchRecipes(RECIPES, ({ ingredients }) => ingredients)
const found = (query: string) => search(query).map(({ name }) => name)

test.each([
  ['chilaquiles', ['Chilaquiles verdes']],
  ['CHILA', ['Chilaquiles verdes']],
  ['jicama', ['Jícama con limón']],
  ['pina', ['Piña asada']],
  ['maiz', ['Chilaquiles verdes']],
  ['vegano', ['Jícama con limón', 'Piña asada']],
  ['rapido', ['Chilaquiles verdes', 'Piña asada']],
  ['manana', ['Jícama con limón']],
  ['vegano rápido', ['Piña asada']],
  ['  vegano,  rápido ', ['Piña asada']],
  ['quiles', []],
  ['', ['Chilaquiles verdes', 'Jícama con limón', 'Piña asada']],
  ['¡¿…', ['Chilaquiles verdes', 'Jícama con limón', 'Piña asada']],
])('«%s» finds %j', (query, names) => {
  expect(found(query)).toEqual(names)
})

test('finds a recipe by its own name, with or without accents, and by the beginning of each of its words', () => {
  const name = fc.array(fc.constantFrom('jícama', 'Piña', 'ÁÉÍ', 'sopa', '100'), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(
      name,
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('NFC', 'NFD'),
      (words, letters, form) => {
        const only = [recipe(words.join(' '), 'Cena', 'Vegano', 'Rápido')]
        const query = words.map(word => word.slice(0, letters)).join(' ')
        const search = searchRecipes(only, () => [])
        expect(search(query.normalize(form))).toEqual(only)
        expect(search(query.toUpperCase())).toEqual(only)
      },
    ),
  )
})
