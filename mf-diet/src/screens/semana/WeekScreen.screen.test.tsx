import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { dataOf } from 'shared/client'
import { localDay, longDate, MONTHS, weekdayName } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { pastDaysOf } from '../../../rules/plans/pastDaysOf'
import { slotsOf } from '../../../rules/plans/slotsOf'
import { weekNumberOf, weeksOf } from '../../../rules/plans/weeksOf'
import { diet } from '../../api'
import { changedPlans, draftsAtom } from '../../plan/drafts'
import WeekGridScreen from '../comidas-desk/WeekGridScreen'
import WeekScreen from './WeekScreen'

const YEAR = Number(dayIn(new Date()).slice(0, 4))
const pad = (number: number) => String(number).padStart(2, '0')
const dayOf = (month: number, date: number) => `${YEAR}-${pad(month)}-${pad(date)}`
const at = (month: number, week: number, date?: number) =>
  `/user/comida/semana?month=${month}&week=${week}${date ? `&day=${dayOf(month, date)}` : ''}`
const header = (month: number, date: number) =>
  screen.findByRole('button', { name: new RegExp(`^${weekdayName(dayOf(month, date))} ${date}\\b`) })
const polite = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('status')
const shuffle = (name: string) => screen.findByRole('button', { name: `Cambiar ${name} al azar` })
const nameOf = (slot: string) => within(screen.getByRole('listitem', { name: slot }))
const saveDay = () => screen.findByRole('button', { name: 'Guardar Cambios del Día' })

beforeEach(() => getDefaultStore().set(draftsAtom, {}))

const routes = [
  { path: '/user/comida/semana', element: <WeekScreen /> },
  { path: '/user/comidas-desk', element: <WeekGridScreen /> },
  { path: '*', element: <p>En otra parte</p> },
]

test('begins with an intro that leads to today, in the address', async () => {
  const { user, address } = await renderScreen(<WeekScreen />, {
    as: 'ana',
    at: '/user/comida/semana',
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Prepara tu semana' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Preparar comidas' }))
  expect(address()).toMatch(/month=\d+&week=[1-5]&day=\d{4}-\d\d-\d\d$/)
  expect(await screen.findByRole('button', { name: /Hoy/, expanded: true })).toBeVisible()
})

test('the week’s days open into five meals of hers, one at a time', async () => {
  const { user, address } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(3, 2) })
  expect(screen.getByRole('list', { name: 'Cargando tu semana' })).toHaveAttribute('aria-busy', 'true')
  await user.click(await header(3, 8))
  expect(address()).toBe(at(3, 2, 8))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7)
  const recipes = await dataOf(diet('GET recipes'))
  for (const [name, slot] of [
    ['Desayuno', 'breakfast'],
    ['Colación 1', 'snack_morning'],
    ['Comida', 'meal'],
    ['Colación 2', 'snack_afternoon'],
    ['Cena', 'dinner'],
  ] as const) {
    const meal = await screen.findByRole('listitem', { name })
    const recipe = recipes.find(one => meal.textContent?.includes(one.name) && slotsOf(one).includes(slot))
    expect(recipe?.ingredients).not.toEqual([])
  }
  expect(await header(3, 8)).toHaveTextContent('Propuesta')
  await user.click(await header(3, 9))
  expect(await header(3, 8)).toHaveAttribute('aria-expanded', 'false')
})

test('this week begins with today: the days before are folded into one row, which shows them', async () => {
  const today = localDay(new Date())
  const [, month = 1, date = 1] = today.split('-').map(Number)
  const number = weekNumberOf(today)
  const past = pastDaysOf(weeksOf(YEAR, month - 1)[number] ?? [], today)
  const { user } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(month, number + 1, date) })
  await header(month, date)
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent(`${date} Hoy`)
  const row = screen.queryByRole('button', { name: /días? anterior/ })
  expect(row !== null).toBe(past.length > 0)
  if (!row) return
  expect(row).toHaveAttribute('aria-expanded', 'false')
  await user.click(row)
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(`${Number(past[0]?.slice(8))}`)
  await user.click(row)
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Hoy')
})

test('an earlier day of this week that the address opens is shown', async () => {
  const today = localDay(new Date())
  const [, month = 1, date = 1] = today.split('-').map(Number)
  const first = weekNumberOf(today) * 7 + 1
  await renderScreen(<WeekScreen />, { as: 'ana', at: at(month, weekNumberOf(today) + 1, first) })
  expect(await header(month, first)).toHaveAttribute('aria-expanded', 'true')
  expect(await header(month, date)).toBeVisible()
})

test('shows the months of this year alone, with their weeks', async () => {
  const { user, address } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(11, 1) })
  await user.click(screen.getByRole('button', { name: 'Mes siguiente: Diciembre' }))
  expect(screen.getByRole('button', { name: `Diciembre es el último mes de ${YEAR}` })).toBeDisabled()
  expect(address()).toMatch(/month=12/)
  for (let month = 11; month >= 1; month--) {
    await user.click(screen.getByRole('button', { name: `Mes anterior: ${MONTHS[month - 1]}` }))
    expect(screen.getAllByRole('tab')).toHaveLength(weeksOf(YEAR, month - 1).length)
  }
  expect(screen.getByRole('button', { name: `Enero es el primer mes de ${YEAR}` })).toBeDisabled()
  await user.click(screen.getByRole('tab', { name: 'Semana 5, días 29–31' }))
  expect(address()).toMatch(/month=1&week=5/)
})

test('changes are kept from week to week, marked, and saved with the plan’s notice', async () => {
  const { user, calls } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(4, 1, 2) })
  const before = (await screen.findByRole('listitem', { name: 'Comida' })).textContent
  await user.click(await shuffle('Comida'))
  const chosen = nameOf('Comida').getByRole('link').textContent
  expect(chosen).not.toBe(before)
  expect(await header(4, 2)).toHaveTextContent('Cambios sin guardar')
  await user.click(screen.getByRole('tab', { name: /Semana 2/ }))
  expect(screen.getByRole('tab', { name: /^Con cambios sin guardar, ?Semana 1/ })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /Semana 1/ }))
  await user.click(await header(4, 2))
  expect(nameOf('Comida').getByRole('link')).toHaveTextContent(chosen ?? '-')

  await user.click(await saveDay())
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!Se ha guardado este plan de comidas.'))
  expect(calls.at(-1)).toMatch(/^POST patients\/\d+\/meal-plans$/)
  expect(await header(4, 2)).toHaveTextContent('Guardado')
  expect(await header(4, 2)).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Guardar Cambios del Día' })).toBeDisabled()
})

test('a main meal opens the swap modal by its meal time; a snack does not', async () => {
  const { user } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(5, 1, 3) })
  const meal = await screen.findByRole('listitem', { name: 'Cena' })
  expect(nameOf('Colación 1').queryByRole('button', { name: /elegir/ })).not.toBeInTheDocument()
  await user.click(within(meal).getByRole('button', { name: /elegir otra receta/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Elige tu Cena' })
  const [first] = await within(dialog).findAllByRole('listitem')
  const recipes = await dataOf(diet('GET recipes'))
  const picked = recipes.find(recipe => first?.textContent?.includes(recipe.name))
  expect(picked?.mealTime[0]).toBe('Cena')
  if (first) await user.click(within(first).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(meal).toHaveTextContent(picked?.name ?? '-')
})

test('a meal that the person rated on this day is consumed, and no other', async () => {
  await signInAs('ana')
  const [rated] = (await dataOf(diet('GET recipes/comments'))).filter(({ day }) => day.startsWith(`${YEAR}-`))
  const { id } = await signInAs('ana')
  const plans = await dataOf(diet('GET patients/{id}/meal-plans', { params: { id } }))
  const plan = plans.find(one => one.day === rated?.day)
  if (!plan || !rated) throw new Error('the demo has no saved day with a rated recipe')
  const [, month = 1, date = 1] = plan.day.split('-').map(Number)
  await renderScreen(<WeekScreen />, { as: 'ana', at: at(month, Math.ceil(date / 7), date) })
  const consumed = await screen.findAllByText('Consumido')
  expect(consumed.map(mark => mark.closest('li')?.getAttribute('aria-label'))).toEqual(['Comida'])
})

test('a meal that holds a food of the person’s allergy is marked, in the open day and in the closed one', async () => {
  const first = await renderScreen(<WeekScreen />, { as: 'ana', at: at(2, 2, 10) })
  await first.user.click(await saveDay())
  await waitFor(async () => expect(await header(2, 10)).toHaveTextContent('Guardado'))
  first.unmount()
  getDefaultStore().set(draftsAtom, {})
  const { id } = await signInAs('ana')
  const plans = await dataOf(diet('GET patients/{id}/meal-plans', { params: { id } }))
  const dinner = plans.find(({ day }) => day === dayOf(2, 10))?.dinner
  const recipe = (await dataOf(diet('GET recipes'))).find(one => one.id === dinner)
  const params = { alimentId: recipe?.ingredients[0]?.aliment ?? 0 }
  await dataOf(diet('PUT exclusions/{alimentId}', { params, body: { reason: 'allergy' } }))
  const { user } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(2, 2, 10) })
  const meal = await screen.findByRole('listitem', { name: 'Cena' })
  expect(await within(meal).findByText('Evitas:')).toBeVisible()
  await user.click(await header(2, 10))
  await dataOf(diet('DELETE exclusions/{alimentId}', { params }))
  expect(await header(2, 10)).toHaveAccessibleName(/Evítala: tu alergia/)
})

describe('leaving the diet', () => {
  async function change(month: number) {
    const rendered = await renderScreen(routes, { as: 'ana', at: at(month, 1, 5) })
    await rendered.user.click(await shuffle('Cena'))
    return rendered
  }
  const leave = () => screen.findByRole('dialog', { name: 'Tienes cambios sin guardar' })

  test('with changes is asked about; staying loses nothing, leaving drops them', async () => {
    const { user, address, navigate } = await change(6)
    await navigate('/user/citas')
    const dialog = await leave()
    expect(dialog).toHaveTextContent(longDate(dayOf(6, 5)))
    await user.click(within(dialog).getByRole('button', { name: 'Quedarme' }))
    expect(await header(6, 5)).toHaveTextContent('Cambios sin guardar')
    await navigate('/user/citas')
    await user.click(within(await leave()).getByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(address()).toBe('/user/citas'))
    expect(changedPlans(getDefaultStore().get(draftsAtom))).toEqual([])
  })

  test('can save first', async () => {
    const { user, address, navigate, calls } = await change(7)
    await navigate('/user')
    await user.click(within(await leave()).getByRole('button', { name: /Guardar y salir/ }))
    await waitFor(() => expect(address()).toBe('/user'))
    expect(calls.filter(call => /^POST patients/.test(call))).toHaveLength(1)
  })

  test('stays when saving fails', async () => {
    const { user, address, navigate } = await change(8)
    disconnect()
    await navigate('/user')
    await user.click(within(await leave()).getByRole('button', { name: /Guardar y salir/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe(at(8, 1, 5))
    expect(await header(8, 5)).toHaveTextContent('Cambios sin guardar')
  })

  test('for another of its screens asks nothing, nor does a mere proposal; the browser asks before the page closes', async () => {
    const { navigate, address } = await change(9)
    const gone = new Event('beforeunload', { cancelable: true })
    expect(dispatchEvent(gone)).toBe(false)
    await navigate('/user/comidas-desk')
    await waitFor(() => expect(address()).toBe('/user/comidas-desk'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => {
      getDefaultStore().set(draftsAtom, before =>
        Object.fromEntries(Object.entries(before).map(([day, draft]) => [day, { ...draft, changed: false }])),
      )
    })
    await navigate('/user')
    await waitFor(() => expect(address()).toBe('/user'))
  })
})

test('a person without courses is offered to unlock the plan', async () => {
  await renderScreen(<WeekScreen />, { as: 'nuevo', at: at(3, 1) })
  expect(await screen.findByRole('dialog', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
})

test('says that the week could not be loaded, and shows it after a retry', async () => {
  const { user } = await renderScreen(<WeekScreen />, { as: 'ana', at: at(3, 1), offline: true })
  expect(await screen.findByText('No pudimos cargar tus comidas')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await header(3, 1)).toBeVisible()
})
