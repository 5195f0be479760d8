import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { PlanOfPerson } from './PlanOfPerson'

test.each([
  [[{ name: 'MonthlySubscription' }], 'Suscripción mensual', 'Ver mi plan', '/user/pagos'],
  [[], 'Te acompañamos cada día, con 10 % menos en cada consulta.', 'Ver planes', '/user/precios'],
])('the subscriptions %j', (subscriptions, text, link, to) => {
  render(
    <MemoryRouter>
      <PlanOfPerson subscriptions={subscriptions} />
    </MemoryRouter>,
  )
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to)
})
