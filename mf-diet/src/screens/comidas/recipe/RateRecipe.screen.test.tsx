import { fireEvent, screen, waitFor } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { longDate } from 'shared/dates'
import { announce } from 'shared/session'
import { nextYear } from 'shared/testing/nextYear'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import {
  ask,
  assertive,
  freshRecipe,
  newDay,
  open,
  openPlanned,
  polite,
} from '../../../../testing/plannedRecipe'
import { diet } from '../../../api'
import DailyPlanScreen from '../DailyPlanScreen'

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

async function rate(user: Awaited<ReturnType<typeof openPlanned>>['user'], comment: string) {
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  await user.type(screen.getByRole('textbox', { name: /Comentario/ }), comment)
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
}

test('a rating is sent; the meal is consumed from then on, also on a later visit', async () => {
  const { user, recipe, unmount, at } = await openPlanned('breakfast')
  await open(recipe)
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
  await rate(user, 'Quedó <b>rica</b>')
  await waitFor(() => expect(polite()).toHaveTextContent('Valoración!¡Valoracion enviada!'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Consumido')).toBeVisible()
  const ratings = await ask(
    dataOf(diet('GET recipes/{id}/comments', { params: { id: recipe.id }, query: {} })),
  )
  expect(ratings).toMatchObject([{ score: 'ESTUVO_BIEN', comments: 'Quedó <b>rica</b>' }])
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  expect(await screen.findByText('Consumido')).toBeVisible()
})

test('a meal that was not saved is saved with its mark, and is consumed on a later visit', async () => {
  const { user, recipe, saved, unmount, at } = await openPlanned('breakfast')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Cambiar' }))
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(heading).not.toHaveTextContent(recipe.name))
  const name = heading.textContent
  expect(screen.getByText('Cambios sin guardar')).toBeVisible()
  await rate(user, 'Otra que la del plan')
  await waitFor(() => expect(polite()).toHaveTextContent('¡Valoracion enviada!'))
  expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument()
  expect(await saved()).not.toBe(recipe.id)
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(await screen.findByText('Consumido')).toBeVisible()
})

test('a meal whose plan cannot be saved is not marked, and what was typed stays', async () => {
  const { user, recipe } = await openPlanned('meal')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Cambiar' }))
  await waitFor(() => expect(screen.getByText('Cambios sin guardar')).toBeVisible())
  disconnect()
  await rate(user, 'Sin conexión')
  await waitFor(() =>
    expect(assertive()).toHaveTextContent('No ha sido posible guardar ese plan de comidas.'),
  )
  expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Sin conexión')
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
})

test('a meal is consumed on its own day alone', async () => {
  const { user, id, recipe, unmount, address } = await openPlanned('meal')
  const other = newDay()
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  const body = { day: other, ...empty, meal: recipe.id }
  await ask(dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body })))
  await open(recipe)
  await rate(user, 'Solo hoy')
  expect(await screen.findByText('Consumido')).toBeVisible()
  const at = address().replace(/day=[^&]*/, `day=${other}`)
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  expect(await screen.findByRole('button', { name: 'Marcar Consumido' })).toBeVisible()
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
})

test('a meal of a day that has not come cannot be marked, and says when it can be', async () => {
  const { recipe } = await freshRecipe('dinner')
  const { id } = await signInAs('ana')
  const day = nextYear('02-01')
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  const body = { day, ...empty, dinner: recipe.id }
  await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: `/user/comidas?day=${day}&comida=dinner` })
  await open(recipe)
  expect(screen.getByText(`Podrás marcarla como consumida el ${longDate(day)}.`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Marcar Consumido' })).not.toBeInTheDocument()
})

test('a consumed meal is unmarked, once however often it is pressed; its rating stays', async () => {
  const { user, recipe, day, unmount, at, calls } = await openPlanned('dinner')
  await open(recipe)
  await rate(user, 'Se me fue el dedo')
  const button = await screen.findByRole('button', { name: 'Quitar marca' })
  expect(button).toHaveFocus()
  const before = calls.length
  await user.dblClick(button)
  expect(await screen.findByRole('button', { name: 'Marcar Consumido' })).toHaveFocus()
  expect(screen.queryByText('Consumido', { selector: 'article p' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(polite()).toHaveTextContent('ConsumidoQuitamos la marca. Tu valoración sigue guardada.'),
  )
  expect(calls.slice(before).filter(call => call.includes('consumed'))).toHaveLength(1)
  const ratings = await ask(
    dataOf(diet('GET recipes/{id}/comments', { params: { id: recipe.id }, query: {} })),
  )
  expect(ratings).toMatchObject([{ comments: 'Se me fue el dedo', day, slot: 'dinner', consumed: false }])
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  expect(await screen.findByRole('button', { name: 'Marcar Consumido' })).toBeVisible()
})

test('a mark that could not be removed stays, with a notice', async () => {
  const { user, recipe } = await openPlanned('breakfast')
  await open(recipe)
  await rate(user, 'Rica')
  const button = await screen.findByRole('button', { name: 'Quitar marca' })
  disconnect()
  await user.click(button)
  await waitFor(() => expect(assertive()).toHaveTextContent('ConsumidoNo pudimos quitar la marca.'))
  expect(screen.getByText('Consumido', { selector: 'article p' })).toBeVisible()
})

test('a typed rating is there again after a reload of the page', async () => {
  const { user, recipe, unmount, at } = await openPlanned('meal')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  await user.type(screen.getByRole('textbox', { name: /Comentario/ }), 'Con menos sal')
  unmount()
  const again = await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  await again.user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Con menos sal')
  expect(screen.getByRole('radio', { name: 'Estuvo bien' })).toBeChecked()
})

test('a failed rating keeps its text and does not count as consumed; sent again it does', async () => {
  const { user, recipe } = await openPlanned('dinner')
  await open(recipe)
  disconnect()
  await rate(user, 'Le faltó limón')
  await waitFor(() =>
    expect(assertive()).toHaveTextContent('Valoración!No ha sido posible valorar la receta.'),
  )
  expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Le faltó limón')
  expect(screen.getByRole('radio', { name: 'Estuvo bien' })).toBeChecked()
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  expect(await screen.findByText('Consumido')).toBeVisible()
})

test('a comment that is too long for the server says so at its field, and stays', async () => {
  const { user, recipe } = await openPlanned('dinner')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  const comment = screen.getByRole('textbox', { name: /Comentario/ })
  fireEvent.change(comment, { target: { value: 'a'.repeat(1_000_000) } })
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  await waitFor(() => expect(comment).toHaveAccessibleDescription(/demasiado largo/))
  expect(assertive()).toHaveTextContent('Valoración!No ha sido posible valorar la receta.')
  expect(comment).toHaveValue('a'.repeat(1_000_000))
  fireEvent.change(comment, { target: { value: 'Más corto' } })
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
