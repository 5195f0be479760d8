import { slotsOf } from './slotsOf'

const MORNING = 'Colación de la Mañana'
const AFTERNOON = 'Colación de la Tarde'

test.each([
  [['Desayuno'], ['breakfast']],
  [['Comida'], ['meal']],
  [['Cena'], ['dinner']],
  [['Desayuno', 'Cena'], ['breakfast']],
  [[MORNING], ['snack_morning']],
  [
    [AFTERNOON, MORNING],
    ['snack_morning', 'snack_afternoon'],
  ],
  [
    ['Desayuno', MORNING],
    ['breakfast', 'snack_morning'],
  ],
  [[MORNING, 'Cena'], ['snack_morning']],
  [[], []],
  [['Merienda'], []],
  [['constructor'], []],
])('%j fills %j', (mealTime, slots) => {
  expect(slotsOf({ mealTime })).toEqual(slots)
})
