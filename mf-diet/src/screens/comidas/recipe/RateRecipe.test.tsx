import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { announce } from 'shared/session'
import { another, breakfast, showIn } from '../../../../testing/shownRecipe'
import type { Rating } from './RateRecipe'
import type { RecipeViewProps } from './RecipeView'

const show = (props: Partial<RecipeViewProps> = {}) => showIn(MemoryRouter, props)

afterEach(() => announce({ type: 'signedOut' }))

/** The server refuses every rating. */
const refusing = (problem?: string): Rating => ({
  busy: false,
  again: false,
  send: async () => ({ sent: false, problem }),
  unmark: undefined,
  unmarking: false,
})

test('a rating needs one of three options; the comment is free and has six rows', async () => {
  const { user, send } = show()
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Qué te pareció?' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(3)
  expect(dialog.getByRole('textbox')).toHaveAttribute('rows', '6')
  await user.click(dialog.getByRole('button', { name: 'Enviar valoración' }))
  expect(send).not.toHaveBeenCalled()
  expect(dialog.getByText('Elige una de las tres opciones.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Podría mejorar' })).toHaveFocus()
  await user.click(dialog.getByRole('radio', { name: 'Fue genial' }))
  await user.type(dialog.getByRole('textbox'), 'Muy <b>rica</b>')
  await user.click(dialog.getByRole('button', { name: 'Enviar valoración' }))
  expect(send).toHaveBeenCalledWith({ score: 'FUE_GENIAL', comments: 'Muy <b>rica</b>' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('an unsent rating keeps its text, also after closing the dialog', async () => {
  const { user } = show({ rating: refusing() })
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  await user.type(screen.getByRole('textbox'), 'Le faltó sal')
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  expect(screen.getByRole('textbox')).toHaveValue('Le faltó sal')
  await user.click(screen.getByRole('button', { name: 'Ahora no' }))
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  expect(screen.getByRole('textbox')).toHaveValue('Le faltó sal')
  expect(screen.getByRole('radio', { name: 'Estuvo bien' })).toBeChecked()
})

test('an unsent rating belongs to its recipe and is shown with no other', async () => {
  const { user, change } = show()
  const open = () => user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  const close = () => user.click(screen.getByRole('button', { name: 'Ahora no' }))
  await open()
  await user.type(screen.getByRole('textbox'), 'Le faltó sal')
  await close()
  change({ recipe: another })
  await open()
  expect(screen.getByRole('textbox')).toHaveValue('')
  await close()
  change({ recipe: breakfast })
  await open()
  expect(screen.getByRole('textbox')).toHaveValue('Le faltó sal')
})

test('a meal that changes while its rating is written is not the rated one, and the text stays', async () => {
  const { user, change, send } = show()
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Qué te pareció?' }))
  await user.click(dialog.getByRole('radio', { name: 'Fue genial' }))
  await user.type(dialog.getByRole('textbox'), 'Muy rica')
  change({ recipe: another })
  expect(dialog.getByText(breakfast.name)).toBeVisible()
  expect(dialog.getByRole('textbox')).toHaveValue('Muy rica')
  await user.click(dialog.getByRole('button', { name: 'Enviar valoración' }))
  expect(dialog.getByText(/^Esta comida cambió mientras tanto: ahora es /)).toHaveTextContent(another.name)
  expect(dialog.getByRole('textbox')).toHaveValue('Muy rica')
  expect(send).not.toHaveBeenCalled()
})

test('the reason of a refused rating is shown at its comment until the comment is changed', async () => {
  const problem = 'Tu comentario es demasiado largo.'
  const { user } = show({ rating: refusing(problem) })
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Fue genial' }))
  await user.type(screen.getByRole('textbox'), 'Larguísimo')
  expect(screen.queryByText(problem)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  expect(await screen.findByText(problem)).toBeVisible()
  await user.type(screen.getByRole('textbox'), '{Backspace}')
  expect(screen.queryByText(problem)).not.toBeInTheDocument()
})

test('a sent rating leaves an empty form for the next one', async () => {
  const { user } = show()
  const open = () => user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await open()
  await user.click(screen.getByRole('radio', { name: 'Fue genial' }))
  await user.type(screen.getByRole('textbox'), 'Muy rica')
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await open()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Fue genial' })).not.toBeChecked()
})

describe('a consumed meal', () => {
  const button = (name: string) => screen.queryByRole('button', { name })

  test('of a plan is unmarked by the button that marked it', async () => {
    const { user, change, rating, unmark } = show()
    const [marking] = [button('Marcar Consumido')]
    change({ consumed: true, rating: { ...rating, unmark } })
    expect(button('Quitar marca')).toBe(marking)
    expect(screen.getByText('Consumido')).toBeVisible()
    await user.click(button('Quitar marca') as HTMLElement)
    expect(unmark).toHaveBeenCalledTimes(1)
    change({ consumed: true, rating: { ...rating, unmark, unmarking: true } })
    await user.click(button('Quitar marca') as HTMLElement)
    expect(unmark).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('that was marked on an earlier day stays marked', () => {
    show({ consumed: true })
    expect(screen.getByText('Consumido')).toBeVisible()
    expect(button('Quitar marca')).not.toBeInTheDocument()
    expect(button('Marcar Consumido')).not.toBeInTheDocument()
  })

  test('outside a plan can be marked again', () => {
    const { change, rating } = show()
    change({ consumed: true, rating: { ...rating, again: true } })
    expect(screen.getByText('Consumido')).toBeVisible()
    expect(button('Marcar Consumido')).toBeVisible()
  })
})
