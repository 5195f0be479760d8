import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import type { Appointment } from '../../../contract/appointments'
import { SAMPLE_NOW, sampleAppointments, sampleWait } from '../../sampleAppointments'
import { MyAppointments } from './MyAppointments'

const [, past, , coming] = sampleAppointments as [unknown, Appointment, unknown, Appointment]

/** The title of the tab without a list. */
async function titleOf(name: string, appointments: readonly Appointment[]) {
  const nothing = () => undefined
  const { unmount } = render(
    <MyAppointments
      {...{
        appointments,
        failed: false,
        retrying: false,
        onRetry: nothing,
        onOpen: nothing,
        now: SAMPLE_NOW,
      }}
      {...{ toBook: [], held: undefined, isOfAgenda: false, base: '/user/citas' }}
      waiting={{ lists: [sampleWait], onLeave: nothing, leaving: false }}
    />,
    { wrapper: MemoryRouter },
  )
  await userEvent.click(screen.getByRole('tab', { name }))
  const [title] = screen.getAllByRole('heading', { level: 2 })
  expect(screen.getByRole('region', { name: 'Tus listas de espera' })).toBeVisible()
  const words = title?.textContent
  unmount()
  return words
}

test('a tab without a list counts the coming appointments, else those that were', async () => {
  const next = { ...coming, specialty: 'PSYCHOLOGY' } as const
  expect(await titleOf('Psicología', [past])).toBe('Tuviste una cita de Psicología')
  expect(await titleOf('Psicología', [past, { ...past, id: 21 }])).toBe('Tuviste 2 citas de Psicología')
  expect(await titleOf('Psicología', [past, next])).toBe('Tienes una cita de Psicología')
  expect(await titleOf('Psicología', [past, next, { ...next, id: 22 }])).toBe('Tienes 2 citas de Psicología')
  expect(await titleOf('Psicología', [coming])).toBe('Aún no tienes citas programadas')
})
