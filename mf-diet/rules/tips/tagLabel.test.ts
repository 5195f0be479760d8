import { slugOf } from 'shared/text/slugOf'
import { tagKey, tagLabel } from './tagLabel'

test('a label and the id that the content service makes of it are one', () => {
  expect(tagKey('Hidratación')).toBe(tagKey('hidratacion'))
  expect(tagKey('Cenas ligeras')).toBe(tagKey('cenasLigeras'))
  expect(tagKey('Salud mental')).not.toBe(tagKey('Salud'))
})

test('a label of ours finds its way back from its id', () => {
  expect(tagLabel(slugOf('Educación sexual'), ['Educación sexual'])).toBe('Educación sexual')
})

test('what the Category item calls it is shown', () => {
  expect(tagLabel('hidratacion', ['Compras', 'Hidratación'])).toBe('Hidratación')
})

test.each([
  ['cenasLigeras', 'Cenas ligeras'],
  ['cenas-ligeras', 'Cenas ligeras'],
  ['sueño', 'Sueño'],
])('%s that no item names is %s', (id, label) => {
  expect(tagLabel(id, [])).toBe(label)
})
