import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import type { HeldSubscription } from '../../../contract/subscriptions'
import { sampleSubscription } from '../../samples'
import { SubscriptionList } from './SubscriptionList'

const nothing = () => undefined

function show(subscription: HeldSubscription) {
  render(
    <SubscriptionList
      subscriptions={[subscription]}
      {...{ editing: false, cancelling: false, onCancel: nothing, onKeep: nothing }}
    />,
    { wrapper: MemoryRouter },
  )
  return screen.getByRole('listitem').textContent
}

test.each([
  [
    'MonthlySubscription',
    'PLAN FUNCIONAL',
    /^Suscripción mensualPLAN FUNCIONAL\. \$99\sMXN al mes; se renueva/,
  ],
  ['PLAN FUNCIONAL PLUS', 'PLAN FUNCIONAL PLUS', /^PLAN FUNCIONAL PLUS\$99\sMXN al mes; se renueva/],
])('a subscription named %s says the name of its plan once', (name, title, words) => {
  expect(show({ ...sampleSubscription, name, title })).toMatch(words)
})
