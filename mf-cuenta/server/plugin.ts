import { join } from 'node:path'
import { serve } from 'shared/server/http/serve'
import type { Slice } from 'shared/server/slices/slice'
import { invoicesContract } from '../contract/invoices'
import { paymentsContract, webhookContract } from '../contract/payments'
import { plansContract } from '../contract/plans'
import { profileContract } from '../contract/profile'
import { purchasesContract } from '../contract/purchases'
import { subscriptionsContract } from '../contract/subscriptions'
import { catalogueCalls } from './catalogue/catalogueCalls'
import { catalogueContent } from './catalogue/content'
import { checkoutCalls } from './checkout/checkoutCalls'
import { historyCalls } from './history/historyCalls'
import { invoiceCalls } from './history/invoiceCalls'
import { ownData } from './ownData'
import { profileCalls } from './profile/profileCalls'
import { providerOf } from './provider/providerOf'
import { purchasesPort } from './purchasesPort'
import { deliverEvents } from './sandbox/deliverEvents'
import { renewOne, renewSubscriptions } from './sandbox/renewSubscriptions'
import { sandboxPages } from './sandbox/sandboxPages'
import { demoPurchases } from './seed/demoPurchases'
import { pagosCommand } from './settle/pagosCommand'
import { paymentsPort } from './settle/paymentsPort'
import { settleDue } from './settle/settleDue'
import { webhookCalls } from './settle/webhookCalls'
import { subscriptionCalls } from './subscriptions/subscriptionCalls'

export const cuenta: Slice = {
  name: 'cuenta',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [catalogueContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  commands: { pagos: pagosCommand },
  jobs: [settleDue, deliverEvents, renewSubscriptions, renewOne],

  ports: context => ({ purchases: purchasesPort(context), payments: paymentsPort(context) }),

  ownData,
  seedDemo: demoPurchases,

  async routes(app, context) {
    serve(app, profileContract, profileCalls(context))
    const { 'DELETE plans/cancel-suscription': cancel, ...ofSubscriptions } = subscriptionCalls(context)
    const { 'GET plans': plans, 'GET payments/prices': prices } = catalogueCalls(context)
    const { 'POST plans/checkoutSession': checkout, ...purchaseCalls } = checkoutCalls(context)
    serve(app, plansContract, {
      'GET plans': plans,
      'POST plans/checkoutSession': checkout,
      'DELETE plans/cancel-suscription': cancel,
    })
    serve(app, purchasesContract, purchaseCalls)
    serve(app, paymentsContract, { 'GET payments/prices': prices, ...historyCalls(context) })
    serve(app, subscriptionsContract, ofSubscriptions)
    serve(app, invoicesContract, invoiceCalls(context))
    const provider = providerOf(context)
    if (provider) serve(app, webhookContract(provider.signatureHeader), webhookCalls(context, provider))
    if (context.config.payments === 'sandbox') await app.register(own => sandboxPages(own, context))
  },
}
