// Stryker disable all: a table; a test would only repeat its rows.
import type { Allergen } from '../../contract/foods'

/** An allergen as it is listed: its name, and further words by which a person looks for it. */
export type ListedAllergen = Pick<Allergen, 'name' | 'words'>

/**
 * The fourteen usual allergens, as labels of food declare them. The names are stored with what people mark and with
 * foods: another name needs a migration. A practice adds its own in `allergens.csv`.
 */
export const USUAL_ALLERGENS: readonly ListedAllergen[] = [
  { name: 'Gluten', words: ['trigo', 'cebada', 'centeno', 'espelta', 'harina de trigo', 'celiaquía'] },
  {
    name: 'Crustáceos',
    words: ['mariscos', 'camarones', 'gambas', 'langosta', 'langostinos', 'cangrejo', 'jaiba', 'acociles'],
  },
  { name: 'Huevo', words: ['huevos', 'clara', 'yema', 'albúmina'] },
  { name: 'Pescado', words: ['pescados', 'atún', 'salmón', 'sardina', 'tilapia', 'bacalao', 'anchoas'] },
  { name: 'Cacahuate', words: ['cacahuates', 'maní'] },
  { name: 'Soya', words: ['soja', 'tofu', 'edamame', 'lecitina de soya'] },
  { name: 'Leche', words: ['lácteos', 'lactosa', 'caseína', 'quesos', 'yogures', 'cremas', 'mantequilla'] },
  {
    name: 'Frutos de cáscara',
    words: ['nueces', 'nuez', 'almendras', 'pistaches', 'avellanas', 'piñones', 'frutos secos'],
  },
  { name: 'Apio', words: ['apio nabo'] },
  { name: 'Mostaza', words: ['mostazas'] },
  { name: 'Ajonjolí', words: ['sésamo', 'tahini'] },
  { name: 'Sulfitos', words: ['dióxido de azufre', 'metabisulfito', 'vinos'] },
  { name: 'Altramuz', words: ['altramuces', 'lupino', 'chochos'] },
  {
    name: 'Moluscos',
    words: ['mariscos', 'pulpos', 'calamares', 'almejas', 'mejillones', 'ostiones', 'abulón', 'caracoles'],
  },
]
