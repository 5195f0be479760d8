import { shoppingText } from './shoppingText'

const item = (
  id: number,
  alimentos: string,
  cantidadSugeridaNum: number,
  unidad: string,
  quantity: number,
) => ({
  aliment: { id, alimentos, grupo: '', subGrupo: '', cantidadSugeridaNum, unidad },
  quantity,
})
const groups = [
  {
    grupo: 'Verduras',
    items: [item(1, 'Cebolla', 0.5, 'taza', 5), item(2, 'Nopal', 1, 'pieza', 2)],
  },
  { grupo: 'Frutas', items: [item(3, 'Mango', 1, 'pieza', 1)] },
]
const days = { from: '2026-11-21', to: '2026-11-27', portions: 1 }

test('lists the foods still to buy, by group', () => {
  expect(shoppingText(groups, new Set([2]), { ...days, portions: 2 })).toBe(
    [
      'Lista de compras, del 21 al 27 de noviembre de 2026, para 2 personas',
      '',
      'Verduras',
      '• Cebolla: 2 ½ tazas',
      '',
      'Frutas',
      '• Mango: 1 pieza',
    ].join('\n'),
  )
})

test('omits a group whose foods are all bought', () => {
  expect(shoppingText(groups, new Set([1, 2]), days)).toBe(
    'Lista de compras, del 21 al 27 de noviembre de 2026, para 1 persona\n\nFrutas\n• Mango: 1 pieza',
  )
})
