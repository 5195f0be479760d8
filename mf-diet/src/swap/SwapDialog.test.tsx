import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Recipe } from '../../contract/recipes'
import { sampleCatalogue } from '../sampleCatalogue'
import { SwapDialog, type SwapDialogProps } from './SwapDialog'

const [sample] = sampleCatalogue.recipes
const thousands = Array.from(
  { length: 3000 },
  (_, i): Recipe => ({
    ...(sample as Recipe),
    id: i + 1,
    name: `Receta ${i + 1}`,
    mealSubCategories: i % 2 ? ['Rápido'] : ['Sin cocción'],
  }),
)

function Opened(props: Pick<SwapDialogProps, 'candidates' | 'onPick'>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <SwapDialog
        {...props}
        catalogue={sampleCatalogue}
        open={open}
        onClose={() => setOpen(false)}
        title="Cambiar receta"
      />
    </>
  )
}

async function show(candidates: readonly Recipe[]) {
  const onPick = jest.fn()
  render(<Opened candidates={candidates} onPick={onPick} />)
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar receta' })
  await within(dialog).findByRole('status')
  return { onPick, user: userEvent.setup() }
}

test('picking a candidate calls onPick with it and closes the dialog', async () => {
  const { user, onPick } = await show(sampleCatalogue.recipes)
  await user.click(screen.getByRole('button', { name: /^Salmón al horno/ }))
  expect(onPick).toHaveBeenCalledWith(sampleCatalogue.recipes[2])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('of thousands only the rows in sight are in the page, each with its position and their number', async () => {
  await show(thousands)
  expect(screen.getByRole('status')).toHaveTextContent('3,000 recetas')
  const rows = within(screen.getByRole('list', { name: 'Recetas' })).getAllByRole('listitem')
  expect(rows.length).toBeLessThan(30)
  expect(rows[1]).toHaveAttribute('aria-setsize', '3000')
  expect(rows[1]).toHaveAttribute('aria-posinset', '2')
})

test('the search filters the candidates by name and tag, with or without accents', async () => {
  const { user } = await show(thousands)
  const field = screen.getByRole('searchbox', { name: 'Buscar una receta' })
  await user.type(field, 'rapido 2998')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 receta'))
  expect(screen.getByRole('button', { name: /Receta 2998/ })).toBeVisible()
  await user.clear(field)
  await user.type(field, 'sushi')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No encontramos recetas con «sushi».'),
  )
  expect(screen.queryByRole('button', { name: /^Receta/ })).not.toBeInTheDocument()
})

test('closed without a pick it opens with the same search; after a pick with none', async () => {
  const { user } = await show(sampleCatalogue.recipes)
  const field = () => screen.getByRole('searchbox', { name: 'Buscar una receta' })
  await user.type(field(), 'salmon')
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(field()).toHaveValue('salmon')
  await user.click(await screen.findByRole('button', { name: /^Salmón al horno/ }))
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(field()).toHaveValue('')
})

test('an ingredient finds the recipes that hold it, even if their names do not, as in the recipe list', async () => {
  const { user } = await show(sampleCatalogue.recipes)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar una receta' }), 'tomate')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 recetas'))
  expect(screen.getByRole('button', { name: /^Sopa de tortilla ligera/ })).toBeVisible()
})

test('arrow keys walk from the search through the rows, and stop at the ends', async () => {
  const { user } = await show(sampleCatalogue.recipes)
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: /^Chilaquiles/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: /^Jícama/ })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('button', { name: /^Chilaquiles/ })).toHaveFocus()
})

test('without a candidate it says so and offers no search', async () => {
  await show([])
  expect(screen.getByRole('status')).toHaveTextContent(
    'Por ahora no hay otra receta por la que puedas cambiar esta.',
  )
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})
