import { planCalendar } from './planCalendar'

const plan = (day: string, breakfast: number | null, dinner: number | null) => ({
  day,
  breakfast,
  snack_morning: null,
  meal: null,
  snack_afternoon: null,
  dinner,
})
const recipeOf = (id: number | null) => (id === 1 ? { name: 'Huevos rancheros' } : undefined)

test('lists the meals that have a recipe, day after day, at their hours', () => {
  const plans = [plan('2026-11-22', 1, null), plan('2026-11-21', 1, 1), plan('2026-11-23', 999, null)]
  expect(planCalendar(plans, slot => slot.toUpperCase(), recipeOf, 7)).toEqual([
    {
      uid: '2026-11-21-breakfast-7@mydiet.mx',
      day: '2026-11-21',
      hour: 8,
      title: 'BREAKFAST: Huevos rancheros',
    },
    { uid: '2026-11-21-dinner-7@mydiet.mx', day: '2026-11-21', hour: 20, title: 'DINNER: Huevos rancheros' },
    {
      uid: '2026-11-22-breakfast-7@mydiet.mx',
      day: '2026-11-22',
      hour: 8,
      title: 'BREAKFAST: Huevos rancheros',
    },
  ])
})
