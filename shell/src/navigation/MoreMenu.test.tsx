import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { sampleRegistry } from '../registry/sampleRegistry'
import { MoreMenu } from './MoreMenu'
import { menuEntries } from './menu'

async function open() {
  const rendered = render(
    <MemoryRouter>
      <MoreMenu entries={menuEntries(sampleRegistry, 'more')} chatUrl="https://wa.me/528112345678" />
      <button type="button">Otra cosa</button>
    </MemoryRouter>,
  )
  await userEvent.click(button())
  return rendered
}

const button = () => screen.getByRole('button', { name: 'Menú' })
const link = (name: string) => screen.queryByRole('link', { name })

test('is closed until it is opened, and says so', async () => {
  await open()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('link').map(entry => entry.textContent)).toEqual([
    'Solutions',
    'Perfil',
    'Faq',
    'Privacidad',
    'Chat (se abre en otra pestaña)',
  ])
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(link('Perfil')).not.toBeInTheDocument()
})

test('the keyboard moves through it; Esc closes it and returns the focus', async () => {
  await open()
  await userEvent.tab()
  expect(link('Solutions')).toHaveFocus()
  await userEvent.tab()
  expect(link('Perfil')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(link('Perfil')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})

test('a press elsewhere closes it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }))
  expect(link('Perfil')).not.toBeInTheDocument()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

test('moving past its end closes it', async () => {
  await open()
  for (let i = 0; i < 7; i++) await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Otra cosa' })).toHaveFocus()
  expect(link('Perfil')).not.toBeInTheDocument()
})

test('the chat opens outside, in another tab', async () => {
  await open()
  expect(link('Chat (se abre en otra pestaña)')).toHaveAttribute('href', 'https://wa.me/528112345678')
  expect(link('Chat (se abre en otra pestaña)')).toHaveAttribute('target', '_blank')
})

test('following an entry closes it', async () => {
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'Perfil' }))
  expect(link('Solutions')).not.toBeInTheDocument()
})
