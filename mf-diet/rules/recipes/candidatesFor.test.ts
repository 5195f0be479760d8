import { candidatesFor } from './candidatesFor'

const recipes = [
  { id: 1, mealTime: ['Desayuno', 'Cena'] },
  { id: 2, mealTime: ['Cena'] },
  { id: 3, mealTime: ['Colación de la Tarde', 'Cena'] },
]

test('the first meal time decides: a second one of Cena does not make a dinner', () => {
  expect(candidatesFor('dinner', recipes)).toEqual([recipes[1]])
})

test('without recipes there is no candidate', () => {
  expect(candidatesFor('dinner', [])).toEqual([])
})
