import { screen, waitFor, within } from '@testing-library/react'
import { callsOf, dataOf } from 'shared/client'
import { type renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { holdsContract } from '../contract/holds'
import { citas } from '../src/api'
import BookingV1Screen from '../src/screens/agendar/BookingV1Screen'
import BookingV3Screen from '../src/screens/agendar/BookingV3Screen'

export const v1 = [
  { path: '/user/citas', element: <p>Tus citas</p> },
  { path: '/user/agendar/:especialidad', element: <BookingV1Screen /> },
]
export const v3 = [
  { path: '/user/citas', element: <p>Tus citas</p> },
  { path: '/user/agendar', element: <BookingV3Screen /> },
]

export const FAILED = 'Lo sentimos, en este momento no ha sido posible agendat tu cita.'

export const holds = callsOf<typeof holdsContract>()

/** Cancels what a test booked and held, so that Ana's one consultation is available to the next. */
export async function freeConsultation(): Promise<void> {
  await signInAs('ana')
  await dataOf(holds('DELETE appointments/hold'))
  for (const { id, init, isOnline, specialty } of await dataOf(citas('GET appointments'))) {
    if (Date.parse(init) > Date.now() && isOnline && specialty !== 'NUTRITION') {
      await dataOf(citas('DELETE appointments/{id}', { params: { id } }))
    }
  }
}

type Rendered = Awaited<ReturnType<typeof renderScreen>>

/** The days that can be chosen in the month that is shown; the next month's where it has none left. */
export async function freeDays({ user }: Rendered): Promise<HTMLElement[]> {
  const grid = await screen.findByRole('grid')
  await waitFor(() => expect(grid.closest('[aria-busy="false"]')).not.toBeNull())
  const free = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(button => !button.hasAttribute('disabled'))
  if (free().length === 0) {
    await user.click(screen.getByRole('button', { name: 'Ir al mes siguiente' }))
    await waitFor(() => expect(free().length).toBeGreaterThan(0))
  }
  return free()
}
export const book = () => screen.getByRole('button', { name: 'Agendar' })

/** Chooses the first hour of the first free day, at which the calendar opens. */
export async function chooseHour(rendered: Rendered): Promise<HTMLInputElement> {
  const [day] = await freeDays(rendered)
  if (!screen.queryByRole('group', { name: /^Horarios del/ })) await rendered.user.click(day as HTMLElement)
  const hours = await screen.findByRole('group', { name: /^Horarios del/ })
  const [first] = within(hours).getAllByRole<HTMLInputElement>('radio')
  await rendered.user.click(first as HTMLInputElement)
  return first as HTMLInputElement
}

export async function chooseTime(rendered: Rendered): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Agendar' })).toBeDisabled()
  await chooseHour(rendered)
  expect(book()).toBeEnabled()
}

/** The body of a quick online appointment. */
export const quick = (specialist: string, init: string) => ({
  specialist,
  init,
  end: new Date(Date.parse(init) + 20 * 60_000).toISOString(),
  tz: 'America/Monterrey',
  isOnline: true,
})
