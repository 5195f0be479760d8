import { PICTURE } from 'shared/testing/contentFolder'
import { slices } from '../slices'

export type Files = Record<string, string | string[] | Buffer>

export const KINDS = slices.flatMap(slice => slice.contentKinds ?? [])

const aliments = (...rows: string[]) => ['alimentos,grupo,subGrupo,cantidadSugeridaNum,unidad', ...rows]
export const recipes = (...rows: string[]) => [
  'name,image,mealTime,mealCategories,mealSubCategories,preparation',
  ...rows,
]
export const ingredients = (...rows: string[]) => ['recipe,aliment,quantity', ...rows]

/** Two foods and two recipes. */
export const FIRST: Files = {
  'aliments.csv': aliments('Avena,Cereales,Sin grasa,0.5,taza', 'Leche,Leche,Entera,1,taza'),
  'recipes.csv': recipes(
    'Avena con leche,avena.webp,Desayuno,Control de peso,Rápido|Dulce,"<p onclick=""x()"">Hierve.<script>alert(1)</script></p>"',
    'Leche tibia,,Cena,Control de peso,,<p>Entibia.</p>',
  ),
  'ingredients.csv': ingredients(
    'Avena con leche,Avena,1',
    'Avena con leche,Leche,0.5',
    'Leche tibia,Leche,1',
  ),
  'images/avena.webp': PICTURE,
}

/** Without «Leche tibia», and with another text of «Avena con leche». */
export const SECOND: Files = {
  ...FIRST,
  'recipes.csv': recipes('Avena con leche,avena.webp,Desayuno,Control de peso,,<p>Remoja.</p>'),
  'ingredients.csv': ingredients('Avena con leche,Avena,2'),
}
