import { pluralOf } from './pluralOf'

test.each([
  ['taza', 'tazas'],
  ['diente', 'dientes'],
  ['vaso', 'vasos'],
  ['filete', 'filetes'],
  ['mitad', 'mitades'],
  ['porción', 'porciones'],
  ['nuez', 'nueces'],
  ['café', 'cafés'],
  ['par', 'pares'],
  ['pza', 'pzas'],
  ['rebanada delgada', 'rebanadas delgadas'],
  ['lata abierta', 'latas abiertas'],
  ['lata de 140 g', 'latas de 140 g'],
  ['lata en agua', 'latas en agua'],
  ['pieza (chica)', 'piezas (chica)'],
  ['taza, picada', 'tazas, picada'],
  ['taza a temperatura ambiente', 'tazas a temperatura ambiente'],
  ['rebanada por persona', 'rebanadas por persona'],
  ['pieza chica o mediana', 'piezas chicas o mediana'],
  ['lata tipo atún', 'latas tipo atún'],
  ['al gusto', 'al gusto'],
  ['tazas', 'tazas'],
])('%s: %s', (unit, plural) => {
  expect(pluralOf(unit)).toBe(plural)
})

test.each(['g', 'ml', 'kg', 'cdt', 'oz', 'l', 'pza.', ''])('«%s» has no plural', symbol => {
  expect(pluralOf(symbol)).toBe(symbol)
})
