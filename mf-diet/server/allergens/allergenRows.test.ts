import { USUAL_ALLERGENS } from '../../rules/allergens/usualAllergens'
import { allergenFault, declaredAllergens } from './allergenRows'

const listed = [...USUAL_ALLERGENS, { name: 'Fresa', words: [] }]

test.each([
  [undefined, [], false],
  ['', [], false],
  ['?', [], false],
  ['Ninguno', [], true],
  ['ninguno', [], true],
  ['leche | GLUTEN|gluten', ['Leche', 'Gluten'], true],
  ['Leche|?', ['Leche'], false],
  ['fresa', ['Fresa'], true],
])('the cell %j', (cell, allergens, allergensKnown) => {
  expect(declaredAllergens(cell, listed)).toEqual({ allergens, allergensKnown })
})

test.each(['Ninguno|Leche', 'Ninguno|?'])('%j contradicts itself', cell => {
  expect(declaredAllergens(cell, listed)).toBe('Ninguno va sin otros alérgenos.')
})

test('an allergen that nobody listed is an error that names those that are, since a misspelt one would protect nobody', () => {
  expect(declaredAllergens('Lacteos|Huevo', listed)).toMatch(
    /^No se conoce «Lacteos»\. Se conocen: Gluten, .*, Moluscos, Fresa\. Los tuyos van en allergens\.csv\.$/,
  )
})

test('an allergen of the practice is none of the usual ones, and no sign of the cells', () => {
  expect(allergenFault({ name: 'Fresa', words: ['fresas'] })).toBeUndefined()
  expect(allergenFault({ name: 'AJONJOLI', words: [] })?.[0]).toBe('allergen')
  expect(allergenFault({ name: 'Ninguno', words: [] })?.[0]).toBe('allergen')
  expect(allergenFault({ name: 'Kiwi|Fresa', words: [] })?.[0]).toBe('allergen')
  expect(allergenFault({ name: 'Kiwi', words: Array(51).fill('kiwis') })?.[0]).toBe('words')
})
