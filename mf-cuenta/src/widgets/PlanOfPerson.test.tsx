import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { sampleCancelled, sampleChanging, sampleFailed, sampleSubscription } from '../samples'
import { PlanOfPerson } from './PlanOfPerson'

test.each([
  [[{ name: 'MonthlySubscription' }], 'Suscripción mensual', 'Ver mi plan', '/user/pagos'],
  [[], 'Te acompañamos cada día, con 10 % menos en cada consulta.', 'Ver planes', '/user/precios'],
])('the subscriptions %j', (subscriptions, text, link, to) => {
  render(
    <MemoryRouter>
      <PlanOfPerson subscriptions={subscriptions} held={undefined} onKeep={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to)
})

test.each([
  ['renews', sampleSubscription, '$99 MXN al mes; se renueva el 12 de diciembre de 2026.', 'Ver mi plan'],
  ['is cancelled', sampleCancelled, 'Cancelado: lo tienes hasta el 12 de diciembre de 2026.', 'Ver mi plan'],
  [
    'changes',
    sampleChanging,
    'Lo tienes hasta el 12 de diciembre de 2026. Después cambia a PLAN FUNCIONAL PLUS: $790 MXN al mes.',
    'Ver mi plan',
  ],
  ['was not paid', sampleFailed, 'No pudimos cobrar la última renovación.', 'Pagar con otra tarjeta'],
])('a plan that %s says so by its one name, and leads to it', (_, held, words, link) => {
  render(
    <MemoryRouter>
      <PlanOfPerson subscriptions={[{ name: held.name }]} held={[held]} onKeep={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.getByText('PLAN FUNCIONAL').closest('p')).toHaveTextContent(`PLAN FUNCIONAL. ${words}`)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/user/pagos')
})

test.each([
  ['is cancelled', sampleCancelled, 'Reactivar'],
  ['changes', sampleChanging, 'Quedarme con PLAN FUNCIONAL'],
])('a plan that %s is kept by one press', (_, held, words) => {
  const onKeep = jest.fn()
  render(
    <MemoryRouter>
      <PlanOfPerson subscriptions={[{ name: held.name }]} held={[held]} onKeep={onKeep} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: words }))
  expect(onKeep).toHaveBeenCalledWith(held)
})
