import { join } from 'node:path'
import { ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { purchasesPort } from './purchasesPort'
import { purchases, subscriptions } from './schema'
import { demoPurchases } from './seed/demoPurchases'

export const cuenta: Slice = {
  name: 'cuenta',
  migrations: join(import.meta.dirname, 'migrations'),
  // Only for the demo: the courses that Ana bought are named by their titles.
  needs: ['courses'],

  ports: () => ({ purchases: purchasesPort }),

  ownData: ownRows({ purchases, subscriptions }),

  seedDemo: demoPurchases,
}
