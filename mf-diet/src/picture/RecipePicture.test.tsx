import { fireEvent, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { RecipePicture } from './RecipePicture'

test('reserves its space and loads when it is near', async () => {
  const { container } = render(
    <RecipePicture src="/pictures/enchiladas.webp" alt="Enchiladas" width={320} height={240} />,
  )
  const picture = screen.getByRole('img', { name: 'Enchiladas' })
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '320')
  expect(picture).toHaveAttribute('height', '240')
  expect((await axe(container)).violations).toEqual([])
})

test('draws a plate without a picture or when it does not load', () => {
  const { container, rerender } = render(<RecipePicture alt="" width={320} height={240} />)
  expect(container.querySelector('svg')).toBeInTheDocument()
  rerender(<RecipePicture src="/pictures/no.webp" alt="Pozole" width={320} height={240} eager />)
  fireEvent.error(screen.getByRole('img', { name: 'Pozole' }))
  expect(screen.getByRole('img', { name: 'Pozole' }).tagName).toBe('svg')
})
