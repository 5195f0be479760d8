import { join } from 'node:path'
import { ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { purchases, subscriptions } from './schema'
import { demoPurchases } from './seed/demoPurchases'
import { activePurchasesOf, activeSubscriptionsOf } from './store'

export const cuenta: Slice = {
  name: 'cuenta',
  migrations: join(import.meta.dirname, 'migrations'),
  // Only for the demo: what Ana bought is named by its title.
  needs: ['courses'],

  ports: ({ database }) => ({
    purchases: {
      activeOf: userId => activePurchasesOf(database, userId),
      subscriptionsOf: userId => activeSubscriptionsOf(database, userId),
    },
  }),

  // Buying comes later; until then the account only answers what was bought.
  routes() {},

  ownData: ownRows({ purchases, subscriptions }),

  seedDemo: demoPurchases,
}
