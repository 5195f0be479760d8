import fc from 'fast-check'
import { addDays } from 'shared/dates'
import { isTopicUnlocked } from './isTopicUnlocked'
import { unlockDate } from './unlockDate'

const modules = [[2, 3, 7], [1, 1], [5]].map(days => ({ temas: days.map(duration => ({ duration })) }))
const at = (module: number, topic: number) => unlockDate(modules, { module, topic }, '2026-11-22')

test('a topic opens after the durations of all earlier topics of its module', () => {
  expect([at(0, 0), at(0, 1), at(0, 2)]).toEqual(['2026-11-22', '2026-11-24', '2026-11-27'])
})

test('an earlier module counts without its last topic, odd as it is', () => {
  expect([at(1, 0), at(1, 1), at(2, 0)]).toEqual(['2026-11-27', '2026-11-28', '2026-11-28'])
})

test('a topic is open on its day and after it, and closed the day before', () => {
  const open = (today: string) =>
    isTopicUnlocked(modules, { module: 0, topic: 1 }, { purchaseDay: '2026-11-22', today })
  expect(['2026-11-23', '2026-11-24', '2027-01-01'].map(open)).toEqual([false, true, true])
})

const course = fc.array(
  fc.record({ temas: fc.array(fc.record({ duration: fc.integer({ min: 0, max: 60 }) }), { maxLength: 5 }) }),
  { minLength: 1, maxLength: 6 },
)
const day = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('2000-01-01', days))

test('property: the first topic opens with the purchase, and no later topic of a module opens before an earlier', () => {
  fc.assert(
    fc.property(course, day, (plan, bought) => {
      expect(unlockDate(plan, { module: 0, topic: 0 }, bought)).toBe(bought)
      for (const [module, { temas }] of plan.entries()) {
        const dates = temas.map((_, topic) => unlockDate(plan, { module, topic }, bought))
        expect(dates).toEqual([...dates].sort())
      }
    }),
  )
})
