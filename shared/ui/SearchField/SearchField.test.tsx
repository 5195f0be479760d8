import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SearchField, type SearchFieldProps } from './SearchField'

function Recipes(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Buscar"
      hint="Nombre o ingrediente."
      value={value}
      onChange={setValue}
      count={value && `${value.length} recetas`}
      {...props}
    />
  )
}

const field = () => screen.getByRole('searchbox', { name: 'Buscar' })

test('searches while typing, shows the count, and its button empties it and keeps the focus', async () => {
  render(<Recipes />)
  expect(field()).toHaveAccessibleDescription('Nombre o ingrediente.')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await userEvent.type(field(), 'ajo')
  expect(screen.getByRole('status')).toHaveTextContent('3 recetas')
  await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('accepts at most a hundred characters, and may announce its count without showing it', async () => {
  render(<Recipes countHidden />)
  await userEvent.click(field())
  await userEvent.paste('a'.repeat(120))
  expect(field()).toHaveValue('a'.repeat(100))
  expect(screen.getByRole('status')).toHaveTextContent('100 recetas')
})
