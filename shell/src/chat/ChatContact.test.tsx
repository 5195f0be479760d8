import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { announce } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { sampleRegistry } from '../registry/sampleRegistry'
import { samplePerson } from '../session/samplePerson'
import { ChatContact } from './ChatContact'

const CHAT = 'https://wa.me/528112345678'
const [diet, ...others] = sampleRegistry.remotes
if (!diet) throw new Error('the sample has no remote')
const registry = {
  chatUrl: CHAT,
  remotes: [{ ...diet, remote: { ...diet.remote, chatIconHiddenOn: ['comidas', 'tema/:id'] } }, ...others],
}
const icon = () => screen.queryByRole('link', { name: /Escríbenos por chat/ })

function show(at = '/user', chat: typeof registry | typeof sampleRegistry = registry) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <ChatContact registry={chat} />
    </MemoryRouter>,
  )
}

const signIn = (more: { staff?: true } = {}) =>
  sessionSubject.next({ status: 'signedIn', user: { ...samplePerson, ...more }, token: '' })

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

test('opens the configured messaging in another tab, without opener and referrer', () => {
  show()
  expect(icon()).toHaveAttribute('href', CHAT)
  expect(icon()).toHaveAttribute('target', '_blank')
  expect(icon()).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  ['/user/comidas', false],
  ['/user/comidas/', false],
  ['/user/tema/7', false],
  ['/user/comidas-otra', true],
  ['/user/citas', true],
])('on %s it is shown: %s', (at, shown) => {
  show(at)
  expect(icon() !== null).toBe(shown)
})

test('once dismissed it stays away for the session, also after a reload; the next session has it again', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar el chat' }))
  expect(icon()).not.toBeInTheDocument()
  unmount()
  const again = show()
  expect(icon()).not.toBeInTheDocument()
  act(() => announce({ type: 'signedOut' }))
  again.unmount()
  show()
  expect(icon()).toBeInTheDocument()
})

test('without a configured link there is no icon', () => {
  show('/user', sampleRegistry)
  expect(icon()).not.toBeInTheDocument()
})

test('a member of the staff, whom patients reach by it, has no icon', () => {
  signIn({ staff: true })
  show()
  expect(icon()).not.toBeInTheDocument()
})
