import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tag } from './Tag'

test('is a word, a button, or a word that can be removed', async () => {
  const press = jest.fn()
  const remove = jest.fn()
  const { rerender } = render(<Tag>Vegano</Tag>)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()

  rerender(<Tag onClick={press}>Vegano</Tag>)
  await userEvent.click(screen.getByRole('button', { name: 'Vegano' }))
  expect(press).toHaveBeenCalledTimes(1)

  rerender(
    <Tag onClick={press} pressed>
      Vegano
    </Tag>,
  )
  expect(screen.getByRole('button', { name: 'Vegano', pressed: true })).toBeInTheDocument()

  rerender(<Tag onRemove={remove}>Vegano</Tag>)
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Vegano' }))
  expect(remove).toHaveBeenCalledTimes(1)
})
