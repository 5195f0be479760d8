import fc from 'fast-check'
import { addDays } from 'shared/dates'
import { type FormGender, isEligible, parseAgeRange } from './eligibility'
import { isPending, nextTake } from './nextTake'

const TODAY = '2026-11-22'
const form = (gender: FormGender, ...ranges: string[]) => ({ gender, ageRange: JSON.stringify(ranges) })
const woman = (birthDate: string) => ({ birthDate, gender: 'female' })

test.each([
  [99, false],
  [100, true],
  [150, true],
  [200, true],
  [201, false],
  [299, false],
  [300, true],
  [301, false],
])('an age of %i days in the ranges 100-200 and 300-300: %s', (days, eligible) => {
  const taker = woman(addDays(TODAY, -days))
  expect(isEligible(form('Ambos', '100-200', '300-300'), taker, TODAY)).toBe(eligible)
})

test('the gender matches, or the form is for both', () => {
  const [her, him] = [woman('1990-01-01'), { birthDate: '1990-01-01', gender: 'male' }]
  const who = (gender: FormGender) => [her, him].map(one => isEligible(form(gender, '0-99999'), one, TODAY))
  expect(who('Femenino')).toEqual([true, false])
  expect(who('Masculino')).toEqual([false, true])
  expect(who('Ambos')).toEqual([true, true])
})

test('somebody born on 29 February has an age in days in every year', () => {
  const taker = woman('2024-02-29')
  expect(isEligible(form('Ambos', '365-365'), taker, '2025-02-28')).toBe(true)
  expect(isEligible(form('Ambos', '366-366'), taker, '2025-03-01')).toBe(true)
  expect(isEligible(form('Ambos', '1461-1461'), taker, '2028-02-29')).toBe(true)
})

test('nobody without a birthdate or a gender, and nobody for a form without a range', () => {
  const all = form('Ambos', '0-99999')
  expect(isEligible(all, { birthDate: null, gender: 'male' }, TODAY)).toBe(false)
  expect(isEligible(all, { birthDate: '1990-01-01', gender: null }, TODAY)).toBe(false)
  expect(isEligible(form('Ambos'), woman('1990-01-01'), TODAY)).toBe(false)
  expect(isEligible(form('Ambos', '9-5', 'adultos'), woman('1990-01-01'), TODAY)).toBe(false)
})

test.each(['', '5', '5-', '-5', '9-5', '1-2-3', '1.5-2', 'a-b', ' 1-2', '1-9999999'])(
  '«%s» is no range of ages',
  text => expect(parseAgeRange(text)).toBeUndefined(),
)

test('property: exactly the ages from the minimum to the maximum are eligible', () => {
  const days = fc.integer({ min: 0, max: 40_000 })
  fc.assert(
    fc.property(days, days, days, (one, other, age) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const taker = woman(addDays(TODAY, -age))
      expect(isEligible(form('Ambos', `${min}-${max}`), taker, TODAY)).toBe(min <= age && age <= max)
    }),
  )
})

test('a test is pending until it is answered, and again when its repetition is due', () => {
  expect(isPending(0, undefined, TODAY)).toBe(true)
  expect(isPending(0, '2020-01-01', TODAY)).toBe(false)
  expect(nextTake(0, '2020-01-01', TODAY)).toBeUndefined()
  expect(nextTake(90, '2026-09-01', TODAY)).toBe('2026-11-30')
  expect([13, 14, 15].map(days => isPending(14, addDays(TODAY, -days), TODAY))).toEqual([false, true, true])
})
