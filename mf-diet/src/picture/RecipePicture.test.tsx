import { fireEvent, render, screen } from '@testing-library/react'
import { RecipePicture } from './RecipePicture'

test('draws a plate without a picture or when it does not load', () => {
  const { container, rerender } = render(<RecipePicture alt="" width={320} height={240} />)
  expect(container.querySelector('svg')).toBeInTheDocument()
  rerender(<RecipePicture src="/pictures/no.webp" alt="Pozole" width={320} height={240} eager />)
  fireEvent.error(screen.getByRole('img', { name: 'Pozole' }))
  expect(screen.getByRole('img', { name: 'Pozole' }).tagName).toBe('svg')
})
