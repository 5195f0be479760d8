import { alternativesOf, isIngredientAlternative } from './isIngredientAlternative'

const spinach = { id: 1, grupo: 'Verduras', subGrupo: 'De hoja' }
const lettuce = { id: 2, grupo: 'Verduras', subGrupo: 'De hoja' }
const chard = { id: 3, grupo: 'Verduras', subGrupo: 'De hoja' }
const carrot = { id: 4, grupo: 'Verduras', subGrupo: 'De raíz' }
const tea = { id: 5, grupo: 'Libres', subGrupo: 'De hoja' }

test.each([
  [lettuce, true],
  [carrot, false],
  [tea, false],
])('the same group and the same subgroup, both: %j is %s', (other, expected) => {
  expect(isIngredientAlternative(spinach, other)).toBe(expected)
  expect(isIngredientAlternative(other, spinach)).toBe(expected)
})

test('an ingredient’s alternatives are the others of its subgroup, without the foods that the person leaves out', () => {
  const all = [tea, chard, carrot, lettuce, spinach]
  expect(alternativesOf(spinach, all, new Set())).toEqual([chard, lettuce])
  expect(alternativesOf(spinach, all, new Set([chard.id]))).toEqual([lettuce])
  expect(alternativesOf(carrot, all, new Set())).toEqual([])
})
