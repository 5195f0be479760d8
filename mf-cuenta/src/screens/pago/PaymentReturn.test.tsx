import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import type { CheckoutState } from '../../../contract/purchases'
import { PaymentReturn } from './PaymentReturn'

const CONSULTATION = {
  productId: 'NutricionOnline',
  product: null,
  returnPath: '/user/agendar?specialist=3',
} as const
const COURSE = { productId: 'Course', product: 2, returnPath: '/user/tema/detalleV3?curso=2' } as const

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
) {
  const checkout = {
    reference: '2f1c7a4e-9b1d-4c55-8f0e-3a6d5b7c9e21',
    state,
    title: 'Nutrición en línea',
    amount: 44_100,
    ...bought,
  } as const
  const loading = { failed: false, retrying: false, retry: () => undefined }
  return render(
    <MemoryRouter>
      <PaymentReturn checkout={checkout} cancelled={cancelled} loading={loading} toBook={[TO_BOOK]} />
    </MemoryRouter>,
  )
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
