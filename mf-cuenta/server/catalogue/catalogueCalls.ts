import { ok } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { paymentsContract } from '../../contract/payments'
import type { plansContract } from '../../contract/plans'
import { priceFor } from '../../rules/prices/priceFor'
import { activePurchasesOf } from '../purchaseStore'
import { offeredMonthlyPlans, offeredPlans, priceList } from './catalogueStore'

type Calls = Pick<Handlers<typeof plansContract>, 'GET plans'> &
  Pick<Handlers<typeof paymentsContract>, 'GET payments/prices'>

export function catalogueCalls({ database, ports }: SliceContext): Calls {
  return {
    'GET plans': async () => ok(await offeredPlans(database)),
    'GET payments/prices': async ({ person }) => {
      const [monthlyPlans, products, purchases] = await Promise.all([
        offeredMonthlyPlans(database),
        priceList(database, ports),
        activePurchasesOf(database, person.id),
      ])
      return ok({ monthlyPlans, prices: products.map(product => priceFor(product, { purchases })) })
    },
  }
}
