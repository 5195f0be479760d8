import { act, screen, waitFor, within } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, readMailbox, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../../contract/auth'
import type { securityContract } from '../../../contract/security'
import { AddressProof } from './AddressProof'

const api = callsOf<typeof authContract & typeof securityContract>()

const notices = () => within(screen.getByRole('region', { name: 'Avisos' }))
const notice = () => screen.queryByRole('region', { name: 'Confirma tu correo' })

/** Registers somebody and signs in, as the registration page does; returns the address. */
async function newcomer(): Promise<string> {
  const email = `recien-${Date.now()}@ejemplo.mx`
  const person = { firstName: 'Lucía', lastName: 'Cantú', birthdate: '1988-02-29', gender: 'female' }
  const body = { ...person, email, password: DEMO_PASSWORD, phone: '8187654321' }
  await api('POST auth/register', { body })
  const entered = await api('POST auth/login', { body: { email, password: DEMO_PASSWORD } })
  if (!entered.ok) throw new Error(entered.message)
  const { token, ...user } = entered.data
  act(() => sessionSubject.next({ status: 'signedIn', user, token }))
  return email
}

/** Presses the one button of the link's page. */
function press(link: string): Promise<unknown> {
  const request = new XMLHttpRequest()
  request.open('POST', link)
  request.setRequestHeader('content-type', 'application/x-www-form-urlencoded')
  return new Promise(done => {
    request.onload = done
    request.send('')
  })
}

test('a person is told calmly, gets the link again, and is not told once it was opened', async () => {
  const { user } = await renderScreen(<AddressProof />, { as: 'ana' })
  expect(notice()).not.toBeInTheDocument()
  const email = await newcomer()
  expect(notice()).toHaveTextContent(`Abre el enlace que enviamos a ${email}.`)
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }))
  await waitFor(() =>
    expect(notices().getByRole('status')).toHaveTextContent(`Te enviamos otro correo a ${email}.`),
  )

  const linkIn = (page: string) =>
    /\/api\/confirmar-correo\/[\w-]{43}/.exec(page.slice(page.indexOf(email)))?.[0]
  await waitFor(async () => expect(linkIn(await readMailbox())).toBeDefined())
  await press(linkIn(await readMailbox()) ?? '')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(notice()).not.toBeInTheDocument())
})

test('once a mistyped address is corrected, the link to the new one counts and is sent again', async () => {
  const { user } = await renderScreen(<AddressProof />, { as: 'ana' })
  await newcomer()
  const right = `correcta-${Date.now()}@ejemplo.mx`
  await api('POST auth/email', { body: { email: right, password: DEMO_PASSWORD } })
  // The person comes back from the page where they changed it.
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(notice()).toHaveTextContent(`Abre el enlace que enviamos a ${right}.`))
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }))
  await waitFor(() =>
    expect(notices().getByRole('status')).toHaveTextContent(`Te enviamos otro correo a ${right}`),
  )
})
