import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import {
  sampleCancelled,
  sampleChanging,
  sampleConfirming,
  samplePayments,
  sampleSubscription,
} from '../../samples'
import { Payments, type PaymentsProps } from './Payments'

const loaded = { failed: false, retrying: false, retry: () => undefined }

function show(parts: Partial<PaymentsProps> = {}) {
  const props = {
    subscriptions: [sampleSubscription],
    subscriptionsLoading: loaded,
    holdsPlan: true,
    onCancelPlan: jest.fn(),
    onKeepPlan: jest.fn(),
    cancelling: false,
    opening: undefined,
    awaited: undefined,
    onMend: jest.fn(),
    confirming: [],
    payments: samplePayments,
    loading: loaded,
    more: undefined,
    loadingMore: false,
    ...parts,
  }
  render(
    <MemoryRouter>
      <Payments {...props} />
    </MemoryRouter>,
  )
  return props
}

test('a plan says what it includes, its price and when it renews; each payment leads to its receipt', () => {
  show()
  expect(screen.getByText('$99 MXN al mes; se renueva el 12 de diciembre de 2026.')).toBeVisible()
  expect(screen.getByText('Plan de comidas y recetas')).toBeVisible()
  const links = within(screen.getByRole('region', { name: 'Historial' })).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/user/pagos?recibo=42',
    '/user/pagos?recibo=41',
    '/user/pagos?recibo=40',
  ])
  expect(links[1]).toHaveTextContent('12 de noviembre de 2026 · No se cobró')
  expect(links[2]).toHaveTextContent('Devuelto')
})

test('a payment that is being confirmed is a line without a receipt, which leads to its own page', () => {
  show({ confirming: [sampleConfirming], payments: [] })
  const history = within(screen.getByRole('region', { name: 'Historial' }))
  const line = history.getByRole('link')
  expect(line).toHaveTextContent('Nutrición en líneaEn confirmación$490 MXN')
  expect(line).toHaveAttribute('href', `/user/pago?pago=${sampleConfirming.reference}`)
  expect(history.queryByText('Aún no has hecho pagos.')).not.toBeInTheDocument()
})

test('a plan is cancelled after a question that says the date', async () => {
  const { onCancelPlan } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Plan' }))
  const dialog = screen.getByRole('dialog', { name: '¿Cancelar PLAN FUNCIONAL?' })
  expect(dialog).toHaveTextContent('lo sigues teniendo hasta el 12 de diciembre de 2026')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lo pensare de nuevo' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar Plan' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar Plan' }))
  expect(onCancelPlan).toHaveBeenCalledWith(sampleSubscription)
})

test('a cancelled plan says until when it lasts, cannot be cancelled again, and goes on', async () => {
  const { onKeepPlan } = show({ subscriptions: [sampleCancelled] })
  expect(screen.getByText('Cancelado: lo tienes hasta el 12 de diciembre de 2026.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancelar Plan' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Reactivar' }))
  expect(onKeepPlan).toHaveBeenCalledWith(sampleCancelled)
})

test('a renewal that failed is told, with the way to mend it', async () => {
  const failed = { ...sampleSubscription, paymentFailed: true }
  const { onMend } = show({ subscriptions: [failed] })
  expect(screen.getByText('No pudimos cobrar la última renovación.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pagar con otra tarjeta' }))
  expect(onMend).toHaveBeenCalledWith(failed)
})

test.each([
  [false, /^Termina tu pago en la pestaña/, 'Abrirla otra vez'],
  [true, /^Tu navegador no dejó abrir/, 'Abrir la página de pago'],
])('its payment in another tab is told, with the way there (blocked: %s)', (blocked, words, link) => {
  const address = 'https://pagos.ejemplo.mx/sesion'
  show({ subscriptions: [{ ...sampleSubscription, paymentFailed: true }], awaited: { blocked, address } })
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address)
  // It has the focus of the press.
  expect(screen.getByRole('button', { name: 'Pagar con otra tarjeta' })).toBeEnabled()
})

test('a plan that is going to change says until when, to which and at what price, and can stay', async () => {
  const { onKeepPlan } = show({ subscriptions: [sampleChanging] })
  expect(
    screen.getByText(
      'Lo tienes hasta el 12 de diciembre de 2026. Después cambia a PLAN FUNCIONAL PLUS: $790 MXN al mes.',
    ),
  ).toBeVisible()
  expect(screen.queryByText(/\$99 MXN al mes/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme con PLAN FUNCIONAL' }))
  expect(onKeepPlan).toHaveBeenCalledWith(sampleChanging)
})
