import { exclusionsByResemblance, resemblance } from './resemblance'

const WITHDRAWN = new Date('2026-11-01T12:00:00Z')
const LONG_BEFORE = new Date('2026-01-01T12:00:00Z')
const SHRIMP = {
  id: 1,
  alimentos: 'Camarón cocido',
  grupo: 'Alimentos de origen animal',
  subGrupo: 'Muy bajo aporte de grasa',
}

const lost = (alimentos = SHRIMP.alimentos) => ({ ...SHRIMP, alimentos, withdrawnAt: WITHDRAWN })
const food = (alimentos: string, more: object = {}) => ({
  id: 2,
  alimentos,
  grupo: 'Otro grupo',
  subGrupo: 'Otro',
  addedAt: LONG_BEFORE,
  ...more,
})

test.each([
  ['Camarón cocido', 'CAMARON COCIDO', 'name'],
  ['Camarón cocido', ' camarón cocido', 'name'],
  ['Camarón cocido', 'Cóctel de camarones', 'word'],
  ['  CAMARON COCIDO ', 'Camarón cocido', 'name'],
  ['Salsa verde', 'Salsas rojas', 'word'],
  ['Nuez de castilla', 'Nueces de la India', 'word'],
  ['Crema de cacahuate natural', 'Cacahuates tostados', 'word'],
  ['Leche entera', 'Helado de leche', 'word'],
  ['Atún en agua drenado', 'Agua de jamaica', undefined],
  ['Camarón cocido', 'Arroz cocido', undefined],
  ['Camarón cocido', 'Pechuga de pollo sin piel', undefined],
  ['Azúcar mascabado', 'Gelatina sin azúcar', undefined],
  ['Gelatina sin azúcar', 'Azúcar mascabado', undefined],
  ['Gelatina sin azúcar', 'Mermelada sin azúcar', undefined],
  ['Pasta cocida', 'Sal de mesa', undefined],
  // A name without any word that names a food.
  ['Natural', 'Natural light', 'word'],
])('«%s» and «%s»: %s', (before, now, expected) => {
  expect(resemblance(lost(before), food(now))).toBe(expected)
})

describe('another name in the same group and subgroup', () => {
  const { grupo, subGrupo } = SHRIMP

  test.each([
    ['that came with the load that withdrew the marked food', WITHDRAWN, 'group'],
    ['that came later', new Date('2027-01-01T12:00:00Z'), 'group'],
    ['that was listed beside it is another food', LONG_BEFORE, undefined],
  ])('%s', (_what, addedAt, expected) => {
    expect(resemblance(lost(), food('Gambas', { grupo, subGrupo, addedAt }))).toBe(expected)
  })

  test('the subgroup alone is not enough', () => {
    expect(resemblance(lost(), food('Gambas', { subGrupo, addedAt: WITHDRAWN }))).toBeUndefined()
    expect(resemblance(lost(), food('Gambas', { grupo, addedAt: WITHDRAWN }))).toBeUndefined()
  })

  test('where the time of the withdrawal is unknown, every food of the group counts', () => {
    expect(resemblance({ ...lost(), withdrawnAt: null }, food('Gambas', { grupo, subGrupo }))).toBe('group')
  })
})

describe('the exclusions that stay in force', () => {
  const foods = [food('Camarones secos'), food('camarón cocido', { id: 3 }), food('Pollo', { id: 4 })]
  const none = new Set<number>()

  test('an allergy holds for every food that resembles the marked one', () => {
    expect(exclusionsByResemblance([{ food: lost(), reason: 'allergy' }], foods, none)).toEqual([
      { alimentId: 2, reason: 'allergy', resembles: 1 },
      { alimentId: 3, reason: 'allergy', resembles: 1 },
    ])
  })

  test('a dislike holds for the same name alone', () => {
    expect(exclusionsByResemblance([{ food: lost(), reason: 'dislike' }], foods, none)).toEqual([
      { alimentId: 3, reason: 'dislike', resembles: 1 },
    ])
  })

  test('of two marks the allergy counts, and a food that the person marked has the reason they chose', () => {
    const marks = [
      { food: lost(), reason: 'dislike' },
      { food: { ...lost('Camarón gigante'), id: 9 }, reason: 'allergy' },
    ] as const
    expect(exclusionsByResemblance(marks, foods, new Set([2]))).toEqual([
      { alimentId: 3, reason: 'allergy', resembles: 9 },
    ])
  })
})
