import { screen, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { addDays, WEEKDAYS } from 'shared/dates'
import { nextYear } from 'shared/testing/nextYear'
import { reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { MealPlanBody } from '../../../contract/mealPlans'
import type { Recipe } from '../../../contract/recipes'
import { calendarWeekOf } from '../../../rules/plans/weeksOf'
import { candidatesFor } from '../../../rules/recipes/candidatesFor'
import { diet } from '../../api'
import WeekGridScreen from './WeekGridScreen'

const ROWS = ['Desayuno', 'Colación 1', 'Comida', 'Colación 2', 'Cena']
/** The first Domingo of next year's May. */
const MAY = nextYear('05-01')
const SUNDAY = addDays(MAY, (7 - new Date(`${MAY}T12:00:00`).getDay()) % 7)
const first = Number(SUNDAY.slice(-2))
const ofMay = `de mayo de ${SUNDAY.slice(0, 4)}`
const at = (day: string) => `/user/comidas-desk?day=${day}`
const table = () => screen.findByRole('table')

async function savePlan(day: string): Promise<Recipe> {
  const { id } = await signInAs('ana')
  const recipes = (await dataOf(diet('GET recipes'))).filter(({ ingredients }) => ingredients.length > 0)
  const [dinner] = candidatesFor('dinner', recipes)
  if (!dinner) throw new Error('the demo has no dinner for Ana')
  const body: MealPlanBody = {
    day,
    breakfast: null,
    snack_morning: null,
    meal: null,
    snack_afternoon: null,
    dinner: dinner.id,
  }
  await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  return dinner
}

test('shows Domingo to Sábado by five rows, with the saved plans; nothing is proposed for the other days', async () => {
  const { name: dinner } = await savePlan(addDays(SUNDAY, 2))
  await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(addDays(SUNDAY, 3)) })
  const grid = await table()
  const headers = within(grid).getAllByRole('columnheader')
  expect(headers.map(header => header.textContent?.match(/^[^\d]+/)?.[0])).toEqual([...WEEKDAYS])
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(row => row.textContent),
  ).toEqual(ROWS)
  const cells = within(grid.querySelectorAll('tbody tr')[4] as HTMLElement).getAllByRole('cell')
  expect(cells).toHaveLength(7)
  expect(cells[2]).toHaveTextContent(dinner)
  expect(cells[2]?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/api/files/'))
  expect(cells[3]).toHaveTextContent('Sin plan para el miércoles')
  expect(cells[3]?.querySelector('img')).toBeNull()
  expect(cells[3]?.querySelector('svg')).not.toBeNull()
})

test('a meal that was rated on its day is marked as consumed, and no other', async () => {
  await signInAs('ana')
  const rated = (await dataOf(diet('GET recipes/comments'))).find(({ slot }) => slot !== null)
  if (!rated) throw new Error('the demo has no rated meal')
  await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(rated.day) })
  const grid = await table()
  const inWeek = (await dataOf(diet('GET recipes/comments'))).filter(({ day }) =>
    calendarWeekOf(rated.day).includes(day),
  )
  const consumed = await within(grid).findAllByText('Consumido:', { exact: false })
  expect(consumed).toHaveLength(inWeek.length)
  for (const mark of consumed) {
    expect(mark.closest('tr')?.querySelector('th')).toHaveTextContent('Comida')
  }
})

test('a saved meal that holds a food of the person’s allergy is marked, and no other', async () => {
  const { ingredients } = await savePlan(addDays(SUNDAY, 65))
  const params = { alimentId: ingredients[0]?.aliment ?? 0 }
  await dataOf(diet('PUT exclusions/{alimentId}', { params, body: { reason: 'allergy' } }))
  await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(addDays(SUNDAY, 65)) })
  const marks = await within(await table()).findAllByText('Evítala: tu alergia')
  await dataOf(diet('DELETE exclusions/{alimentId}', { params }))
  expect(marks.map(mark => mark.closest('tr')?.querySelector('th')?.textContent)).toEqual(['Cena'])
})

test('a day’s header opens that day’s plan', async () => {
  const { user, address } = await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(SUNDAY) })
  const grid = await table()
  await user.click(within(grid).getByRole('link', { name: new RegExp(`jueves ${first + 4} ${ofMay}`) }))
  expect(address()).toBe(`/user/comidas?day=${addDays(SUNDAY, 4)}`)
})

test('moves one week back, one week on, and back to the present', async () => {
  const { user, address } = await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(SUNDAY) })
  expect(await screen.findByText(`del ${first} al ${first + 6} ${ofMay}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Semana anterior' }))
  expect(address()).toBe(at(addDays(SUNDAY, -7)))
  await user.click(screen.getByRole('button', { name: 'Semana siguiente' }))
  await user.click(screen.getByRole('button', { name: 'Semana siguiente' }))
  expect(await screen.findByText(`del ${first + 7} al ${first + 13} ${ofMay}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Esta semana' }))
  expect(within(await table()).getByText('Hoy')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Esta semana' })).not.toBeInTheDocument()
})

test('saved days go to the calendar; without any the button is disabled', async () => {
  await savePlan(addDays(SUNDAY, 37))
  const { user } = await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(addDays(SUNDAY, 37)) })
  const files: Blob[] = []
  URL.createObjectURL = blob => {
    files.push(blob as Blob)
    return 'blob:calendar'
  }
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Agregar a mi calendario' }))
  await screen.findByText('Con los días guardados de esta semana: 1 de 7.')
  expect(clicked.mock.contexts.map(link => (link as HTMLAnchorElement).download)).toEqual([
    `mis-comidas-${addDays(SUNDAY, 35)}.ics`,
  ])
  expect(files[0]?.type).toContain('text/calendar')
  clicked.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Semana siguiente' }))
  expect(screen.getByRole('button', { name: 'Agregar a mi calendario' })).toBeDisabled()
})

test('a person without courses is offered to unlock the plan', async () => {
  await renderScreen(<WeekGridScreen />, { as: 'nuevo', at: at(SUNDAY) })
  expect(await screen.findByRole('dialog', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
})

test('says that the week could not be loaded, and shows it after a retry', async () => {
  const { user } = await renderScreen(<WeekGridScreen />, { as: 'ana', at: at(SUNDAY), offline: true })
  expect(await screen.findByText('No pudimos cargar tu semana')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await table()).toBeVisible()
})
