import { render, screen } from '@testing-library/react'
import { Card } from './Card'

test('is rendered as the given element', () => {
  render(
    <ul>
      <Card as="li" tone="green" aria-label="Desayuno">
        Papaya
      </Card>
    </ul>,
  )
  expect(screen.getByRole('listitem', { name: 'Desayuno' })).toHaveTextContent('Papaya')
})
