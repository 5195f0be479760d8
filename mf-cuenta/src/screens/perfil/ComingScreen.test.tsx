import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import remote from '../../../remote.json'
import ComingScreen from './ComingScreen'

function headingAt(path: string) {
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/user/${path}`]}>
      <ComingScreen />
    </MemoryRouter>,
  )
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  unmount()
  return heading
}

test('each section has its own title', () => {
  const headings = remote.routes.map(({ path }) => headingAt(path))
  expect(new Set(headings).size).toBe(remote.routes.length)
  expect(headingAt('nutriologia')).toBe('Los planes de nutrición llegan pronto')
  expect(headingAt('perfil/')).toBe('Tu perfil llega pronto')
})
