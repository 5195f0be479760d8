import { inMarketOrder } from './marketOrder'

const item = (alimentos: string, grupo: string, id: number) => ({
  aliment: { id, alimentos, grupo, subGrupo: '', cantidadSugeridaNum: 1, unidad: 'pieza' },
  quantity: 1,
})

test('groups come in the order of a market, others follow in alphabetical order, foods in Spanish alphabetical order', () => {
  const groups = inMarketOrder([
    item('Té', 'Sin grupo', 1),
    item('Nuez', 'Aceites y grasas', 2),
    item('Ñame', 'Verduras', 3),
    item('Azúcar', 'Azúcares', 4),
    item('Nopal', 'Verduras', 5),
    item('Ácida', 'Verduras', 6),
    item('Mango', 'Frutas', 7),
    item('Ocra', 'Verduras', 8),
  ])
  expect(groups.map(({ grupo, items }) => [grupo, ...items.map(({ aliment }) => aliment.alimentos)])).toEqual(
    [
      ['Verduras', 'Ácida', 'Nopal', 'Ñame', 'Ocra'],
      ['Frutas', 'Mango'],
      ['Aceites y grasas', 'Nuez'],
      ['Azúcares', 'Azúcar'],
      ['Sin grupo', 'Té'],
    ],
  )
})

test('the order of a market is that of the seven usual groups', () => {
  const walk = [
    'Verduras',
    'Frutas',
    'Cereales y tubérculos',
    'Leguminosas',
    'Alimentos de origen animal',
    'Leche',
    'Aceites y grasas',
  ]
  const items = [...walk, 'Agua'].sort().map((grupo, at) => item('Uno', grupo, at))
  expect(inMarketOrder(items).map(({ grupo }) => grupo)).toEqual([...walk, 'Agua'])
})
