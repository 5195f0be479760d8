import { render, screen } from '@testing-library/react'
import { MemoryRouter } from '../../router/memory'
import { ToBook } from './ToBook'

const psychology = {
  productId: 'PsicologiaOnline',
  title: 'Consulta de psicología',
  note: '1 hora por videollamada · Psicología',
  count: 2,
  path: '/user/agendar?especialidad=2',
} as const

test('each product leads to its own booking, and says how many there are', () => {
  render(<ToBook consultations={[psychology]} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('region', { name: 'Por agendar' })).toHaveTextContent('Consulta de psicología (2)')
  const link = screen.getByRole('link', { name: 'Agendar Consulta de psicología' })
  expect(link).toHaveAttribute('href', psychology.path)
})

test('while their names are loading each has its place, and leads nowhere yet', () => {
  render(<ToBook consultations={[{ ...psychology, title: undefined }]} />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('without any there is nothing', () => {
  render(<ToBook consultations={[]} />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
