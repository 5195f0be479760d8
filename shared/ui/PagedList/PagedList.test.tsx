import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { PagedList } from './PagedList'

const all = ['uno', 'dos', 'tres', 'cuatro']

function Growing({ linked, late, firstView }: { linked?: boolean; late?: boolean; firstView?: number }) {
  const [shown, setShown] = useState(2)
  const grow = () => setShown(shown + 2)
  return (
    <PagedList
      label="Cosas"
      items={all.slice(0, shown)}
      {...(firstView && { firstView })}
      keyOf={item => item}
      onMore={shown < all.length ? () => (late ? setTimeout(grow, 30) : grow()) : undefined}
    >
      {item => (linked ? <a href={`#${item}`}>{item}</a> : item)}
    </PagedList>
  )
}

const more = () => screen.getByRole('button', { name: 'Ver más' })

test('the first new item has the focus, or the link in it, and the button disappears after the last page', async () => {
  const { unmount } = render(<Growing />)
  await userEvent.click(more())
  expect(screen.getByText('tres')).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()

  render(<Growing linked />)
  await userEvent.click(more())
  expect(screen.getByRole('link', { name: 'tres' })).toHaveFocus()
})

test('a page that comes late gets the focus when it arrives', async () => {
  render(<Growing late />)
  await userEvent.click(more())
  await waitFor(() => expect(screen.getByText('tres')).toHaveFocus())
})

test('after the first view the other items follow, then the button, and the focus works as ever', async () => {
  const views: number[] = []
  const note = () => views.push(document.querySelectorAll('li').length)
  render(
    <Profiler id="list" onRender={note}>
      <Growing firstView={1} />
    </Profiler>,
  )
  expect(views).toEqual([1, 2])
  await userEvent.click(more())
  expect(screen.getByText('tres')).toHaveFocus()
})
