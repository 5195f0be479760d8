import type { Aliment } from '../contract/foods'
import type { MealPlanBody } from '../contract/mealPlans'
import type { Recipe } from '../contract/recipes'
import { catalogueOf } from './catalogue/catalogueOf'

/** A small catalogue and a day of it, for stories and component tests. */
const ALIMENTS: Aliment[] = (
  [
    ['Tortilla de maíz', 'Cereales', 'Sin grasa', 1, 'pieza'],
    ['Tomate verde', 'Verduras', 'Otras', 5, 'pieza'],
    ['Pechuga de pollo deshebrada', 'Alimentos de origen animal', 'Muy bajo aporte de grasa', 0.25, 'taza'],
    ['Queso fresco', 'Alimentos de origen animal', 'Moderado aporte de grasa', 40, 'g'],
    ['Crema', 'Aceites y grasas', 'Sin proteína', 1, 'cucharada'],
    ['Cebolla', 'Verduras', 'Otras', 0.5, 'taza'],
    ['Jícama picada', 'Verduras', 'Otras', 0.5, 'taza'],
    ['Jugo de limón', 'Alimentos libres', 'Condimentos', 1, 'cucharadita'],
    ['Salmón', 'Alimentos de origen animal', 'Bajo aporte de grasa', 35, 'g'],
    ['Calabacita', 'Verduras', 'Otras', 1, 'pieza'],
    ['Uva verde', 'Frutas', 'Frutas', 18, 'pieza'],
    ['Nuez', 'Aceites y grasas', 'Con proteína', 3, 'pieza'],
  ] as const
).map(([alimentos, grupo, subGrupo, cantidadSugeridaNum, unidad], i) => ({
  id: i + 1,
  alimentos,
  grupo,
  subGrupo,
  cantidadSugeridaNum,
  unidad,
}))

const SNACK = ['Colación de la Mañana', 'Colación de la Tarde']

const RECIPES: Recipe[] = [
  recipe(1, 'Chilaquiles verdes con pollo', 'chilaquiles-verdes-con-pollo', ['Desayuno'], [1, 2, 3, 4, 5, 6]),
  recipe(2, 'Jícama con limón y chile piquín', 'jicama-con-limon-y-chile-piquin', SNACK, [7, 8]),
  recipe(3, 'Salmón al horno con verduras', 'salmon-al-horno-con-verduras', ['Comida'], [9, 10, 6, 8]),
  recipe(4, 'Uvas con nueces y queso', 'uvas-con-nueces-y-queso', SNACK, [11, 12, 4]),
  recipe(5, 'Sopa de tortilla ligera', 'sopa-de-tortilla-ligera', ['Cena'], [1, 2, 6, 4, 5]),
  recipe(6, 'Tacos de lechuga con carne molida', 'tacos-de-lechuga-con-carne-molida', ['Cena'], [6, 2]),
]

function recipe(id: number, name: string, picture: string, mealTime: string[], aliments: number[]): Recipe {
  return {
    id,
    name,
    image: { name: `${picture}.webp` },
    preparation:
      '<ol><li>Lava y corta todo en trozos del mismo tamaño.</li><li>Cocina a fuego medio durante <strong>12 minutos</strong>, moviendo de vez en cuando.</li><li>Sirve caliente, con un poco de limón.</li></ol>',
    mealTime,
    mealCategories: ['Nutrición funcional', 'Vegetariano'],
    mealSubCategories: ['Rápido'],
    ingredients: aliments.map((aliment, i) => ({ aliment, quantity: 1 + (i % 3) / 2, recipeId: id })),
  }
}

export const sampleCatalogue = catalogueOf(RECIPES, ALIMENTS, ['Nutrición funcional'])

export const samplePlan: MealPlanBody = {
  day: '2026-11-21',
  breakfast: 1,
  snack_morning: 2,
  meal: 3,
  snack_afternoon: 4,
  dinner: 5,
}
