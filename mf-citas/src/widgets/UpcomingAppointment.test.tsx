import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import type { Appointment } from '../../contract/appointments'
import { SAMPLE_NOW, sampleAppointments, sampleHeld } from '../sampleAppointments'
import { UpcomingAppointment } from './UpcomingAppointment'

const [, , online, inPerson] = sampleAppointments as Appointment[]

function show(next: Appointment | null | undefined, now = SAMPLE_NOW, failed = false) {
  const [onOpen, onRetry] = [jest.fn(), jest.fn()]
  render(
    <UpcomingAppointment {...{ next, held: undefined, now, failed, onOpen, onRetry }} retrying={false} />,
    {
      wrapper: MemoryRouter,
    },
  )
  return { onOpen, onRetry }
}
const call = () => screen.queryByRole('link', { name: 'Entrar a la videollamada' })
const before = (minutes: number, { init }: Appointment) => new Date(Date.parse(init) - minutes * 60_000)

test('the next appointment opens, and its video call is one tap away half an hour before', async () => {
  const { onOpen } = show(online, before(31, online as Appointment))
  expect(call()).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Mariana Ríos/ }))
  expect(onOpen).toHaveBeenCalledWith(online)
  expect(screen.getByRole('link', { name: 'Ver mis citas' })).toHaveAttribute('href', '/user/citas')
})

test('near, it has the link', async () => {
  show(online, before(30, online as Appointment))
  expect(call()).toHaveAttribute('href', online?.link)
})

test('in person there is no call to enter; a family member is named', async () => {
  show(inPerson, before(5, inPerson as Appointment))
  expect(call()).not.toBeInTheDocument()
  expect(screen.getByText('Para Luis Garza')).toBeInTheDocument()
})

test('none leads to booking, and a failure can be tried again', async () => {
  show(null)
  expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/user/agendar')
  const { onRetry } = show(undefined, SAMPLE_NOW, true)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalled()
})

test('a time that is held leads to its booking, whatever is known of appointments', () => {
  for (const [next, failed] of [
    [online, false],
    [null, false],
    [undefined, true],
  ] as const) {
    const { container, unmount } = render(
      <UpcomingAppointment
        {...{
          next,
          held: sampleHeld,
          now: SAMPLE_NOW,
          failed,
          retrying: false,
          onRetry: jest.fn(),
          onOpen: jest.fn(),
        }}
      />,
      { wrapper: MemoryRouter },
    )
    expect(container).toHaveTextContent('Tiempo restante: 1 hora 35 minutos')
    expect(screen.getByRole('link', { name: 'Agendar' })).toHaveAttribute('href', sampleHeld.path)
    unmount()
  }
})
