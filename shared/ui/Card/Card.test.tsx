import { render, screen } from '@testing-library/react'
import { Card } from './Card'

test('is the element that its place asks for', () => {
  render(
    <ul>
      <Card as="li" tone="green" aria-label="Desayuno">
        Papaya
      </Card>
    </ul>,
  )
  expect(screen.getByRole('listitem', { name: 'Desayuno' })).toHaveTextContent('Papaya')
})
