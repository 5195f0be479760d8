import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import { UnsavedChanges, type UnsavedChangesProps } from './UnsavedChanges'

const user = { id: 1 } as never

beforeEach(() => sessionSubject.next({ status: 'signedIn', user, token: 'token' }))

function Screen(props: Partial<UnsavedChangesProps>) {
  const [changed, setChanged] = useState(true)
  return (
    <>
      <Link to="/away">Salir</Link>
      <Link to="/here?tab=2">Otra pestaña</Link>
      <UnsavedChanges changed={changed} onDiscard={() => setChanged(false)} {...props} />
    </>
  )
}

function Saving() {
  const [state, setState] = useState<'saving' | 'saved' | 'refused'>('saving')
  return (
    <>
      <Link to="/away">Salir</Link>
      <button type="button" onClick={() => setState('saved')}>
        Guardado
      </button>
      <button type="button" onClick={() => setState('refused')}>
        Rechazado
      </button>
      <UnsavedChanges changed={state !== 'saved'} saving={state === 'saving'} onDiscard={() => undefined} />
    </>
  )
}

function show(props: Partial<UnsavedChangesProps> = {}, element = <Screen {...props} />) {
  const router = createMemoryRouter(
    [
      { path: '/here', element },
      { path: '/away', element: <h1>Fuera</h1> },
    ],
    { initialEntries: ['/here'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Salir' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.queryByRole('dialog', { name: 'Tienes cambios sin guardar' })

test('asks before the screen is left, and stays when the person stays', async () => {
  const router = show()
  await leave()
  expect(question()).toBeVisible()
  await press('Quedarme')
  expect(router.state.location.pathname).toBe('/here')
  expect(question()).not.toBeInTheDocument()
})

test('discards the changes and leaves', async () => {
  const onDiscard = jest.fn()
  show({ onDiscard })
  await leave()
  await press('Salir sin guardar')
  expect(onDiscard).toHaveBeenCalled()
  expect(await screen.findByRole('heading', { name: 'Fuera' })).toBeVisible()
})

test('saves and leaves; stays when that fails', async () => {
  const onSave = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined)
  const router = show({ onSave })
  await leave()
  await press('Guardar y salir')
  expect(router.state.location.pathname).toBe('/here')
  await leave()
  await press('Guardar y salir')
  expect(await screen.findByRole('heading', { name: 'Fuera' })).toBeVisible()
})

test.each<[string, Partial<UnsavedChangesProps>, string]>([
  ['nothing is changed', { changed: false }, 'Salir'],
  ['it has just been saved', { isChangedNow: () => false }, 'Salir'],
  ['the next screen keeps the changes', { keepsChanges: path => path === '/away' }, 'Salir'],
  ['only the query changes', {}, 'Otra pestaña'],
])('does not ask when %s', async (_, props, link) => {
  const router = show(props)
  await userEvent.click(screen.getByRole('link', { name: link }))
  expect(question()).not.toBeInTheDocument()
  expect(router.state.location.pathname + router.state.location.search).not.toBe('/here')
})

describe('a way out that is pressed while the screen saves', () => {
  test('goes on once the changes are saved, without a question', async () => {
    const router = show({}, <Saving />)
    await leave()
    expect(question()).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/here')
    await press('Guardado')
    expect(await screen.findByRole('heading', { name: 'Fuera' })).toBeVisible()
  })

  test('asks where they are refused', async () => {
    const router = show({}, <Saving />)
    await leave()
    await press('Rechazado')
    expect(question()).toBeVisible()
    await press('Quedarme')
    expect(router.state.location.pathname).toBe('/here')
  })
})

test('does not stop a person whose session has ended', async () => {
  show()
  sessionSubject.next({ status: 'anonymous', refused: true })
  await leave()
  expect(await screen.findByRole('heading', { name: 'Fuera' })).toBeVisible()
})

test('the browser asks before the page is closed, as long as something is changed', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  show()
  expect(close()).toBe(true)
  await leave()
  await press('Salir sin guardar')
  await screen.findByRole('heading', { name: 'Fuera' })
  expect(close()).toBe(false)
})
