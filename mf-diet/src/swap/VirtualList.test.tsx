import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VirtualList } from './VirtualList'

function Numbers({ most }: { most: number }) {
  return (
    <VirtualList
      label="Números"
      items={Array.from({ length: most }, (_, index) => index + 1)}
      keyOf={item => item}
      rowRem={3}
      before={<input aria-label="Buscar" />}
    >
      {item => <button type="button">{`Número ${item}`}</button>}
    </VirtualList>
  )
}

test('of thousands only the rows in sight are in the page, each with its position of all', () => {
  render(<Numbers most={5000} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(40)
  expect(rows[1]).toHaveAttribute('aria-setsize', '5000')
  expect(rows[1]).toHaveAttribute('aria-posinset', '2')
})

test('arrow keys lead from the part above into the rows and stop at the ends', async () => {
  render(<Numbers most={2} />)
  const row = (number: number) => screen.getByRole('button', { name: `Número ${number}` })
  await userEvent.click(screen.getByLabelText('Buscar'))
  await userEvent.keyboard('{ArrowDown}')
  expect(row(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(row(2)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(row(1)).toHaveFocus()
})

test('without items the arrow keys do nothing', async () => {
  render(<Numbers most={0} />)
  await userEvent.click(screen.getByLabelText('Buscar'))
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByLabelText('Buscar')).toHaveFocus()
})
