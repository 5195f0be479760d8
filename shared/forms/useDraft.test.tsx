import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { announce } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { PasswordField } from 'shared/ui/PasswordField'
import { useDraft } from './useDraft'

const become = (id: number) =>
  sessionSubject.next({ status: 'signedIn', user: { id } as never, token: `token of ${id}` })

function Profile({ name = 'profile', stored = 'Ana' }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(name, form)
  return (
    <form ref={form}>
      <input aria-label="Nombre" name="name" defaultValue={stored} />
      <textarea aria-label="Objetivo" name="objective" />
      <select aria-label="Estado" name="state">
        <option>Seleccionar</option>
        <option>Solter@</option>
      </select>
      <input aria-label="Uno" type="checkbox" name="box" value="1" />
      <input aria-label="Dos" type="checkbox" name="box" value="2" defaultChecked />
      <input aria-label="F" type="radio" name="sex" value="f" />
      <PasswordField label="Contraseña" name="password" />
      <input type="hidden" name="picture" value={draft.textOf('picture') || 'foto.png'} />
      <output>{draft.changed ? 'cambiado' : 'igual'}</output>
      <button type="button" onClick={draft.forget}>
        Guardado
      </button>
    </form>
  )
}

const status = () => screen.getByRole('status')
const at = (label: string) => screen.getByLabelText(label)

beforeEach(() => {
  sessionStorage.clear()
  become(1)
})

async function fill() {
  await userEvent.type(at('Nombre'), ' Sofía')
  await userEvent.type(at('Objetivo'), 'Dormir')
  await userEvent.selectOptions(at('Estado'), 'Solter@')
  await userEvent.click(at('Uno'))
  await userEvent.click(at('Dos'))
  await userEvent.click(at('F'))
}

test('typed and chosen values are there again after a reload', async () => {
  const { unmount } = render(<Profile />)
  expect(status()).toHaveTextContent('igual')
  await fill()
  unmount()
  render(<Profile />)
  expect(at('Nombre')).toHaveValue('Ana Sofía')
  expect(at('Objetivo')).toHaveValue('Dormir')
  expect(at('Estado')).toHaveValue('Solter@')
  expect(at('Uno')).toBeChecked()
  expect(at('Dos')).not.toBeChecked()
  expect(at('F')).toBeChecked()
  expect(status()).toHaveTextContent('cambiado')
})

test('a field that the person did not change is not of the draft: another device may have changed it', async () => {
  const { unmount } = render(<Profile />)
  await userEvent.type(at('Objetivo'), 'Dormir')
  unmount()
  render(<Profile stored="Anita" />)
  expect(at('Objetivo')).toHaveValue('Dormir')
  expect(at('Nombre')).toHaveValue('Anita')
})

test('a password is never stored, also while it is shown', async () => {
  render(<Profile />)
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  await userEvent.type(at('Contraseña'), 'Demo#2026')
  await userEvent.type(at('Nombre'), '!')
  const stored = sessionStorage.getItem('mydiet.draft.1.profile')
  expect(stored).toContain('Ana!')
  expect(stored).not.toContain('Demo#2026')
  expect(sessionStorage).toHaveLength(1)
})

test('going back to the saved values leaves no draft', async () => {
  render(<Profile />)
  await userEvent.type(at('Nombre'), '!')
  expect(sessionStorage).toHaveLength(1)
  await userEvent.type(at('Nombre'), '{Backspace}')
  expect(status()).toHaveTextContent('igual')
  expect(sessionStorage).toHaveLength(0)
})

test('saved values are no draft any more, and the next change is one again', async () => {
  render(<Profile />)
  await userEvent.type(at('Nombre'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Guardado' }))
  expect(status()).toHaveTextContent('igual')
  expect(sessionStorage).toHaveLength(0)
  await userEvent.type(at('Nombre'), '{Backspace}')
  expect(status()).toHaveTextContent('cambiado')
})

describe('is one person’s', () => {
  const nameAfter = (change: () => void) => {
    act(change)
    const { unmount } = render(<Profile />)
    const shown = (at('Nombre') as HTMLInputElement).value
    unmount()
    return shown
  }

  beforeEach(async () => {
    const { unmount } = render(<Profile />)
    await userEvent.type(at('Nombre'), '!')
    unmount()
  })

  test('another person does not see it', () => {
    expect(nameAfter(() => become(2))).toBe('Ana')
    expect(nameAfter(() => become(1))).toBe('Ana!')
  })

  test('it is removed when the person signs out', () => {
    expect(nameAfter(() => announce({ type: 'signedOut' }))).toBe('Ana')
  })

  test('it stays when the server ended the session', () => {
    expect(
      nameAfter(() => {
        announce({ type: 'signedOut', refused: true })
        announce({ type: 'signedIn', userId: 1 })
      }),
    ).toBe('Ana!')
  })

  test('it is removed when somebody else signs in', () => {
    expect(nameAfter(() => announce({ type: 'signedIn', userId: 2 }))).toBe('Ana')
  })
})

test('a damaged draft is ignored', () => {
  sessionStorage.setItem('mydiet.draft.1.profile', '{')
  render(<Profile />)
  expect(at('Nombre')).toHaveValue('Ana')
})
