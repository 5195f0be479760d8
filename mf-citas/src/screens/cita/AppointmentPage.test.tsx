import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'shared/router/memory'
import type { Appointment } from '../../../contract/appointments'
import { SAMPLE_NOW, sampleAppointments } from '../../sampleAppointments'
import { AppointmentPage } from './AppointmentPage'

const [past, , online, inPerson] = sampleAppointments as Appointment[]

function show(
  appointment: Appointment | null | undefined,
  paid = false,
  cancelled?: ComponentProps<typeof AppointmentPage>['cancelled'],
) {
  const actions = { onRetry: jest.fn(), onSave: jest.fn(), onReschedule: jest.fn(), onCancel: jest.fn() }
  const states = { now: SAMPLE_NOW, failed: false, retrying: false, saving: false }
  render(<AppointmentPage {...{ appointment, paid, cancelled }} {...states} {...actions} />, {
    wrapper: MemoryRouter,
  })
  return actions
}

test('an appointment that a payment booked has its link, its calendar file and the ways to change it', async () => {
  const { onSave, onReschedule, onCancel } = show(online, true)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¡Listo! Tu cita está agendada')
  expect(screen.getByText('Mariana Ríos')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Entrar a la videollamada' })).toHaveAttribute('href', online?.link)
  await userEvent.click(screen.getByRole('button', { name: 'Agregar a mi calendario' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reagendar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Cita' }))
  for (const pressed of [onSave, onReschedule, onCancel]) expect(pressed).toHaveBeenCalledTimes(1)
})

test('one in person has its address and the way there', () => {
  show(inPerson)
  expect(screen.getByText(/Av. Vasconcelos 402/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', inPerson?.branch.map)
})

test('one that is over cannot be changed; one that is not there leads to the list', () => {
  show(past)
  expect(screen.queryByRole('button', { name: 'Reagendar' })).not.toBeInTheDocument()
  show(null)
  expect(screen.getByRole('link', { name: 'Ver mis citas' })).toHaveAttribute('href', '/user/citas')
})

test('one that was cancelled here says so, with the consultation only where it is available, and the ways on', () => {
  const again = 'La consulta que la pagó está disponible otra vez.'
  const appointment = online as Appointment
  show(null, false, { appointment, here: { givesBack: true } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tu cita está cancelada')
  expect(
    screen.getByText(/^Cancelaste la cita del martes 24 de noviembre .*, con Mariana Ríos\./),
  ).toHaveTextContent(again)
  // As on every page of an appointment, the way back stands above the title.
  expect(screen.getByRole('link', { name: 'Citas' })).toHaveAttribute('href', '/user/citas')
  expect(screen.getByRole('link', { name: 'Agendar otra cita' })).toHaveAttribute(
    'href',
    '/user/agendar?specialist=1&tipo=online&paso=2',
  )
  expect(screen.getByRole('link', { name: 'Mis Citas' })).toHaveAttribute(
    'href',
    '/user/citas?vista=mis-citas',
  )
  cleanup()
  show(null, false, { appointment, here: { givesBack: false } })
  expect(screen.getByText(/^Cancelaste la cita/)).not.toHaveTextContent(again)
  cleanup()
  // A person who comes later is not told that they did it, nor of a consultation that they may have used since.
  show(null, false, { appointment })
  expect(screen.getByText(/^Era el martes 24 de noviembre .*, con Mariana Ríos\./)).not.toHaveTextContent(
    again,
  )
})
