import { displayedQuantity } from './displayedQuantity'

test.each([
  [1, 'taza', 1, '1 taza'],
  [0.5, 'taza', 1, '½ taza'],
  [0.5, 'taza', 3, '1 ½ tazas'],
  [2.5, 'cucharadita', 4, '10 cucharaditas'],
  [0.25, 'pieza', 1, '¼ pieza'],
  [1.5, 'pieza', 0.5, '¾ pieza'],
  [0.75, 'taza', 0.5, '⅜ taza'],
  [0.5, 'cucharadita', 0.25, '⅛ cucharadita'],
  [1.25, 'taza', 0.5, '⅝ taza'],
  [0.5, 'taza', 1.75, '⅞ taza'],
  [30, 'g', 1.5, '45 g'],
  [0.1, 'l', 3, '0.3 l'],
  [1, 'taza', 1 / 3, '0.33 taza'],
  [1250, 'ml', 2, '2,500 ml'],
  [0, 'g', 2, '0 g'],
  [2, '', 1, '2'],
])('%d %s times %d is «%s»', (cantidadSugeridaNum, unidad, quantity, shown) => {
  expect(displayedQuantity({ cantidadSugeridaNum, unidad }, quantity)).toBe(shown)
})
