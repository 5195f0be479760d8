import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './Avatar'

test.each([
  ['Ana Sofía Garza', 'AS'],
  ['Dra. Regina Paz Soto', 'RP'],
  ['lupita', 'L'],
  ['  ', ''],
])('%s has the initials %s', (name, initials) => {
  const { container } = render(<Avatar name={name} decorative />)
  expect(container).toHaveTextContent(initials)
})

test('shows the picture, and the initials when it does not come', () => {
  render(<Avatar name="Mateo Ruiz" picture="/files/mateo.webp" />)
  const picture = screen.getByRole('img', { name: 'Mateo Ruiz' })
  expect(picture).toHaveAttribute('width')
  fireEvent.error(picture)
  expect(screen.getByRole('img', { name: 'Mateo Ruiz' })).toHaveTextContent('MR')
})
