import { render, screen } from '@testing-library/react'
import { RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import type { Checkout, CheckoutState } from '../../../contract/purchases'
import { PaymentReturn } from './PaymentReturn'

const CONSULTATION = {
  productId: 'NutricionOnline',
  product: null,
  returnPath: '/user/agendar?specialist=3',
} as const
const COURSE = { productId: 'Course', product: 2, returnPath: '/user/tema/detalleV3?curso=2' } as const

const PAGE = 'https://pagos.example/ses_1'

const TO_BOOK = {
  productId: 'PsicologiaOnline',
  title: 'Psicología en línea',
  note: '',
  count: 1,
  path: '/user/agendar?especialidad=2',
} as const

function show(
  state: CheckoutState,
  cancelled = false,
  bought: typeof CONSULTATION | typeof COURSE = CONSULTATION,
  booking: Pick<Checkout, 'appointmentId' | 'notBooked'> = { appointmentId: null, notBooked: null },
  isUsed = false,
) {
  const checkout = {
    reference: '2f1c7a4e-9b1d-4c55-8f0e-3a6d5b7c9e21',
    state,
    title: 'Nutrición en línea',
    amount: 44_100,
    page: state === 'confirming' ? PAGE : null,
    ...bought,
    ...booking,
    isUsed,
  } as const
  const loading = { failed: false, retrying: false, retry: () => undefined }
  const page = <PaymentReturn {...{ checkout, cancelled, loading }} toBook={[TO_BOOK]} />
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/user/cita/7', element: <h1>La cita</h1> },
  ])
  return render(<RouterProvider router={router} />)
}

test.each([
  ['confirming', false, 'Estamos confirmando tu pago', 'Ver mis pagos', '/user/pagos'],
  ['confirming', true, 'No terminaste tu pago', 'Volver', '/user/agendar?specialist=3'],
  ['confirmed', false, '¡Listo! Recibimos tu pago', 'Agendar Cita', '/user/agendar?specialist=3'],
  ['confirmed', true, '¡Listo! Recibimos tu pago', 'Agendar Cita', '/user/agendar?specialist=3'],
  ['abandoned', false, 'Tu pago no se completó', 'Volver', '/user/agendar?specialist=3'],
  ['refunded', false, 'Te devolvimos este pago', 'Ver mis pagos', '/user/pagos'],
] as const)('%s, left without paying: %s', (state, cancelled, title, link, to) => {
  show(state, cancelled)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByText('$441 MXN')).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to)
})

test('a payment that was left goes on by one press, while its page is open', () => {
  const { unmount } = show('confirming', true)
  expect(screen.getByRole('link', { name: 'Seguir con el pago' })).toHaveAttribute('href', PAGE)
  unmount()
  for (const state of ['confirming', 'abandoned'] as const) {
    const shown = show(state)
    expect(screen.queryByRole('link', { name: 'Seguir con el pago' })).not.toBeInTheDocument()
    shown.unmount()
  }
})

test('a paid consultation says that its appointment is not booked yet; a paid course is there at once', () => {
  const { unmount } = show('confirmed')
  expect(screen.getByText(/^Falta un paso: agenda tu cita/)).toBeVisible()
  unmount()
  show('confirmed', false, COURSE)
  expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', COURSE.returnPath)
  expect(screen.getByText(/^Ya es tuyo/)).toBeVisible()
})

test('after paying everything that is paid and not booked is listed, with the way to its specialty', () => {
  const { unmount } = show('confirmed')
  const link = screen.getByRole('link', { name: 'Agendar Psicología en línea' })
  expect(link).toHaveAttribute('href', '/user/agendar?especialidad=2')
  unmount()
  show('confirming')
  expect(screen.queryByRole('region', { name: 'Por agendar' })).not.toBeInTheDocument()
})

test('a payment that booked the chosen time leads to the page of that appointment', () => {
  show('confirmed', false, CONSULTATION, { appointmentId: 7, notBooked: null })
  expect(screen.getByRole('heading', { name: 'La cita' })).toBeVisible()
})

test('a chosen time that was gone is told at once, with the credit and the nearest free times', () => {
  const path = '/user/agendar?specialist=3&tipo=online&horario=2026-11-23T15:00:00.000Z'
  const times = [{ inWords: 'lunes 23 de noviembre de 2026, 9:00 a.m., hora de Monterrey', path }]
  show('confirmed', false, CONSULTATION, {
    appointmentId: null,
    notBooked: { message: 'El horario ya no está disponible. Elige otro, por favor.', times },
  })
  expect(
    screen.getByText(/El horario ya no está disponible.*Tu consulta está pagada y disponible/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: /lunes 23 de noviembre/ })).toHaveAttribute('href', path)
})

test('once the consultation is booked, nothing is said to be available, and no time is offered', () => {
  const times = [{ inWords: 'lunes 23 de noviembre de 2026, 9:00 a.m.', path: '/user/agendar?specialist=3' }]
  const notBooked = { message: 'El horario ya no está disponible. Elige otro, por favor.', times }
  show('confirmed', false, CONSULTATION, { appointmentId: null, notBooked }, true)
  expect(screen.getByText(/^Ya agendaste tu cita con esta consulta/)).toBeVisible()
  expect(screen.queryByText(/disponible/)).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Horarios más próximos' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Agendar Cita' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver mis citas' })).toHaveAttribute('href', '/user/citas')
})
