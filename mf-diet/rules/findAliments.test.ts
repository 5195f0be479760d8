import { findAliments } from './findAliments'

const aliments = ['Crema de cacahuate', 'Jícama picada', 'Cacahuate tostado', 'Ñame', 'Chile PIQUÍN'].map(
  (alimentos, i) => ({ id: i + 1, alimentos, grupo: '', subGrupo: '', cantidadSugeridaNum: 1, unidad: '' }),
)
const found = (typed: string, limit = 10) =>
  findAliments(aliments, typed, limit).aliments.map(({ alimentos }) => alimentos)

test.each([
  ['jicama', ['Jícama picada']],
  ['JÍCAMA', ['Jícama picada']],
  ['  picada   jic ', ['Jícama picada']],
  ['nam', ['Ñame']],
  ['piquin', ['Chile PIQUÍN']],
  ['cacahuate', ['Cacahuate tostado', 'Crema de cacahuate']],
  ['cacahuate cre', ['Cacahuate tostado', 'Crema de cacahuate'].slice(1)],
  ['(', []],
  ['', []],
  ['   ', []],
])('«%s» finds %j', (typed, names) => {
  expect(found(typed)).toEqual(names)
})

test('what does not fit is counted', () => {
  expect(findAliments(aliments, 'a', 2)).toMatchObject({ aliments: [{}, {}], more: 2 })
  expect(findAliments(aliments, 'a', 4).more).toBe(0)
})
