import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { type ReactNode, useState } from 'react'
import { pricesQuery } from 'shared/buying/usePrices'
import { dayIn } from 'shared/dates/instants'
import type { ProductId } from 'shared/published/person'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import { userEvent, within } from 'storybook/test'
import { earliestBookableDay } from '../../../rules/slots/earliestBookableDay'
import { CalendarFeed } from '../../appointments/CalendarFeed'
import { HoldNotice } from '../../booking/HoldNotice'
import { PayDialog } from '../../booking/PayDialog'
import { sampleFreeSlots, sampleHeld, sampleOffers, sampleSpecialist } from '../../sampleAppointments'
import { TimePicker } from '../../time/TimePicker'
import BookingV1Screen from './BookingV1Screen'
import BookingV3Screen from './BookingV3Screen'

interface Circumstances {
  /** The address below /user. */
  at: string
  /** A part alone, instead of the page of the address. */
  part?: ReactNode
  specialists?: readonly (typeof sampleSpecialist)[]
  slots?: typeof sampleFreeSlots
  /** The first slot is held for the person. */
  held?: boolean
  /** The person has a family member. */
  family?: boolean
  /** The specialists that the form result names. */
  named?: readonly number[]
}

/** The page with its answers in the cache: a story makes no calls. */
function Standing({ at, part, ...answers }: Circumstances) {
  const [cache] = useState(() => cacheWith(answers))
  const [router] = useState(() =>
    createMemoryRouter(
      part
        ? [{ path: '*', element: part }]
        : [
            { path: '/user/agendar', element: <BookingV3Screen /> },
            { path: '/user/agendar/:especialidad', element: <BookingV1Screen /> },
          ],
      { initialEntries: [`/user/${at}`] },
    ),
  )
  return (
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function cacheWith({
  specialists = [sampleSpecialist],
  slots = sampleFreeSlots,
  held = false,
  family = false,
  named = [],
}: Omit<Circumstances, 'at'>): QueryClient {
  const queries = { enabled: false, staleTime: Number.POSITIVE_INFINITY }
  const cache = new QueryClient({ defaultOptions: { queries } })
  const answer = (key: readonly unknown[], data: unknown) => cache.setQueryData(['citas', ...key], data)
  const heldUntil = new Date(Date.now() + 8.5 * 60_000).toISOString()
  answer(['specialists'], specialists)
  cache.setQueryData(pricesQuery(1).queryKey, { prices: sampleOffers })
  answer(['waiting', 1], [])
  answer(['feed', 1], { exists: true })
  answer(['family', 1], family ? [{ id: 7, firstName: 'Luis', lastName: 'Garza' }] : [])
  answer(['named', 1, 3], { specialistIds: named })
  const slot = { ...slots[0], specialistId: 1, isOnline: true, heldUntil }
  answer(['hold', 1], held ? [{ ...sampleHeld, ...slot }] : [])
  const [first] = slots
  const day = first ? dayIn(new Date(first.init)) : null
  for (const minutes of [15, 20]) {
    answer(['free-slots', 'next', 1, minutes, earliestBookableDay(new Date())], { day })
    answer(
      ['free-slots', 'nearest', 'NUTRITION', minutes],
      slots.map(slot => ({ ...slot, specialistId: 1 })),
    )
    for (const month of new Set(sampleFreeSlots.map(({ init }) => init.slice(0, 7)))) {
      answer(['free-slots', 1, month, minutes], slots)
    }
  }
  return cache
}

/** A person with these purchases, while a story is shown. */
function holding(...products: ProductId[]) {
  const before = sessionSubject.value
  const purchases = products.map(productId => ({ productId, product: null, status: 'ACTIVE' }))
  const user = { id: 1, firstName: 'Ana', purchases, subscriptions: [] }
  sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
  return () => sessionSubject.next(before)
}

const meta = {
  title: 'Citas/Agendar',
  component: Standing,
  parameters: { router: false },
  beforeEach: () => holding('NutricionCitaRapida'),
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

const TIME = 'specialist=1&tipo=online&paso=2'
const nothing = () => undefined

export const V3: Story = { name: 'Versión 3, especialistas', args: { at: 'agendar' } }
export const V3Desktop: Story = {
  name: 'Versión 3, en escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
  args: { at: 'agendar' },
}
export const V3Named: Story = {
  name: 'Versión 3, los del resultado',
  args: { at: 'agendar?id=3', named: [1] },
}
export const V3NoneNamed: Story = {
  name: 'Versión 3, ninguno en el resultado',
  args: { at: 'agendar?id=3&especialidad=1' },
}
export const V3None: Story = {
  name: 'Versión 3, sin especialistas',
  args: { at: 'agendar', specialists: [] },
}
export const V3Time: Story = {
  name: 'Versión 3, día y hora para un familiar',
  args: { at: `agendar?${TIME}&familiar=7`, family: true },
}
export const V3Payments: Story = {
  name: 'Versión 3, con dos compras que la pagan',
  args: { at: `agendar?${TIME}` },
  beforeEach: () => holding('NutricionCitaRapida', 'ConsultationOnline', 'ConsultationOnline'),
}
export const V3Held: Story = {
  name: 'Versión 3, con el horario apartado',
  args: { at: `agendar?${TIME}`, held: true },
}
export const V3ToPay: Story = {
  name: 'Versión 3, con el horario apartado y sin consulta',
  args: { at: `agendar?${TIME}`, held: true },
  beforeEach: () => holding(),
}
export const V3Full: Story = {
  name: 'Versión 3, sin horarios libres',
  args: { at: `agendar?${TIME}`, slots: [] },
}
export const V3Buying: Story = {
  name: 'Versión 3, al apartar y pagar',
  args: { at: 'agendar' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Presencial con/ }))
  },
}
export const Paying: Story = {
  name: 'Antes de pagar, con su horario',
  args: {
    at: 'agendar',
    part: sampleOffers[0] && (
      <PayDialog
        version="v3"
        specialist={sampleSpecialist}
        isOnline
        offer={sampleOffers[0]}
        init={undefined}
        onClose={nothing}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [hour] = await page.findAllByRole('radio')
    if (hour) await userEvent.click(hour)
  },
}
export const V1: Story = { name: 'Versión 1, especialistas', args: { at: 'agendar/1' } }
export const V1Types: Story = {
  name: 'Versión 1, tipo de cita',
  args: { at: 'agendar/1?specialist=1&paso=1' },
}
export const V1Time: Story = { name: 'Versión 1, día y hora', args: { at: `agendar/1?${TIME}` } }
export const Picker: Story = {
  name: 'Día y hora',
  args: {
    at: 'agendar',
    part: <TimePicker specialistId={1} minutes={20} slot={sampleFreeSlots[0]} onSlot={nothing} />,
  },
}
export const HoldEnding: Story = {
  name: 'Apartado, por terminar',
  args: {
    at: 'agendar',
    part: (
      <HoldNotice
        init={sampleFreeSlots[0]?.init}
        minutesLeft={0}
        isOver={false}
        releasing={false}
        onRelease={nothing}
      />
    ),
  },
}
export const HoldOver: Story = {
  name: 'El tiempo apartado terminó',
  args: {
    at: 'agendar',
    part: (
      <HoldNotice init={undefined} minutesLeft={undefined} isOver releasing={false} onRelease={nothing} />
    ),
  },
}
export const Feed: Story = {
  name: 'Calendario privado',
  args: { at: 'citas', part: <CalendarFeed /> },
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Tus citas en tu calendario' })),
}
