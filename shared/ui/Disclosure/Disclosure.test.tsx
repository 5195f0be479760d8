import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Disclosure } from './Disclosure'

function Question() {
  const [open, setOpen] = useState(false)
  return (
    <Disclosure level="h3" title="¿Cuánto dura?" open={open} onOpen={setOpen} whenClosed={<p>En corto</p>}>
      <p>Una hora.</p>
    </Disclosure>
  )
}

const button = () => screen.getByRole('button', { name: '¿Cuánto dura?' })

test('opens and closes by the keyboard, and announces its state', async () => {
  render(<Question />)
  expect(screen.getByRole('heading', { level: 3, name: '¿Cuánto dura?' })).toBeVisible()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Una hora.')).not.toBeVisible()
  expect(screen.getByText('En corto')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Una hora.')).toBeVisible()
  expect(screen.queryByText('En corto')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Una hora.')).not.toBeVisible()
})

test('is opened by a search in the page that finds its text', () => {
  render(<Question />)
  const panel = screen.getByText('Una hora.').closest('[hidden]') as HTMLElement
  expect(panel).toHaveAttribute('hidden', 'until-found')
  fireEvent(panel, new Event('beforematch'))
  expect(screen.getByText('Una hora.')).toBeVisible()
})
