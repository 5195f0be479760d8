import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SkipLink } from './SkipLink'

test('is the first stop of the Tab key, and leads to the content', async () => {
  render(
    <>
      <SkipLink target="contenido" />
      <a href="/user">My Diet</a>
    </>,
  )
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Saltar al contenido' })
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('href', '#contenido')
})
