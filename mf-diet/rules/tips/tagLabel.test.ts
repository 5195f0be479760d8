import { slugOf } from 'shared/text/slugOf'
import { tagKey, tagLabel } from './tagLabel'

test('a label equals the id that the content service derives from it', () => {
  expect(tagKey('Hidratación')).toBe(tagKey('hidratacion'))
  expect(tagKey('Cenas ligeras')).toBe(tagKey('cenasLigeras'))
  expect(tagKey('Salud mental')).not.toBe(tagKey('Salud'))
})

test('a known label is found by its id', () => {
  expect(tagLabel(slugOf('Educación sexual'), ['Educación sexual'])).toBe('Educación sexual')
})

test('the label of the category item is shown', () => {
  expect(tagLabel('hidratacion', ['Compras', 'Hidratación'])).toBe('Hidratación')
})

test.each([
  ['cenasLigeras', 'Cenas ligeras'],
  ['cenas-ligeras', 'Cenas ligeras'],
  ['_cenas--ligeras', 'Cenas ligeras'],
  ['sueño', 'Sueño'],
])('%s that no item names is %s', (id, label) => {
  expect(tagLabel(id, [])).toBe(label)
})
