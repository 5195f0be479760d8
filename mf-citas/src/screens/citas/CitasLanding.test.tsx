import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import type { Appointment } from '../../../contract/appointments'
import { SAMPLE_NOW, sampleAppointments, sampleHeld, sampleWait } from '../../sampleAppointments'
import { CitasLanding } from './CitasLanding'
import type { CitasParts } from './citasParts'

const [, , next] = sampleAppointments as Appointment[]
const later = ['12-01', '12-08', '12-15', '12-22'].map((day, place) => ({
  ...(next as Appointment),
  id: 100 + place,
  init: `2026-${day}T15:00:00.000Z`,
  end: `2026-${day}T15:20:00.000Z`,
}))

function show(parts: Partial<CitasParts>) {
  const nothing = () => undefined
  render(
    <CitasLanding
      appointments={sampleAppointments}
      {...{ failed: false, retrying: false, onRetry: nothing, onOpen: nothing, now: SAMPLE_NOW }}
      {...{
        toBook: [],
        held: undefined,
        waiting: { lists: [], onLeave: nothing, leaving: false },
        isOfAgenda: false,
        base: '/user/citas',
      }}
      {...parts}
    />,
    { wrapper: MemoryRouter },
  )
}
const nextSection = () => screen.getByRole('region', { name: 'Tu próxima cita' })

test('the next appointment is there on every screen where the last four do not show it', () => {
  show({ appointments: [next as Appointment, ...later] })
  expect(within(nextSection()).getByRole('button', { name: /24 de noviembre/ })).toBeVisible()
  expect(nextSection()).not.toHaveClass('onPhone')
  const four = screen.getByRole('region', { name: 'Tus últimas citas' })
  expect(within(four).getAllByRole('listitem')).toHaveLength(4)
  expect(within(four).queryByRole('button', { name: /24 de noviembre/ })).not.toBeInTheDocument()
})

test('on the desktop it stands once where the last four show it', () => {
  show({})
  expect(nextSection()).toHaveClass('onPhone')
})

test('a time that is held says with whom it is, and leads to its booking', () => {
  show({ held: sampleHeld })
  expect(screen.getByText('Con Jorge Salinas, Psicología')).toBeVisible()
  expect(screen.getByText(/^Te apartamos el/)).toHaveTextContent('Tiempo restante: 1 hora 35 minutos')
  expect(screen.getByRole('link', { name: 'Agendar' })).toHaveAttribute('href', sampleHeld.path)
})

test('a waiting list says with whom and since when, leads to the times, and is left after a question', async () => {
  const onLeave = jest.fn()
  show({ waiting: { lists: [sampleWait], onLeave, leaving: false } })
  const lists = within(screen.getByRole('region', { name: 'Tus listas de espera' }))
  expect(lists.getByRole('link', { name: 'Carmen Lozano' })).toHaveAttribute('href', sampleWait.path)
  expect(lists.getByText(/^Ginecología, videollamada\. Desde el .+ 18 de noviembre de 2026\.$/)).toBeVisible()
  await userEvent.click(lists.getByRole('button', { name: 'Salir de la lista de espera de Carmen Lozano' }))
  expect(onLeave).not.toHaveBeenCalled()
  const question = within(screen.getByRole('dialog', { name: 'Salir de la lista de espera' }))
  await userEvent.click(question.getByRole('button', { name: 'Salir' }))
  expect(onLeave).toHaveBeenCalledWith(sampleWait)
})
