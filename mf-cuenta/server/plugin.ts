import { join } from 'node:path'
import { serve } from 'shared/server/http/serve'
import { ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { profileContract } from '../contract/profile'
import { profileCalls } from './profile/profileCalls'
import { purchasesPort } from './purchasesPort'
import { purchases, subscriptions } from './schema'
import { demoPurchases } from './seed/demoPurchases'

export const cuenta: Slice = {
  name: 'cuenta',
  migrations: join(import.meta.dirname, 'migrations'),
  // `courses` only for the demo: the courses that Ana bought are named by their titles.
  needs: ['courses', 'people', 'files'],

  ports: () => ({ purchases: purchasesPort }),

  ownData: ownRows({ purchases, subscriptions }),

  seedDemo: demoPurchases,

  routes(app, context) {
    serve(app, profileContract, profileCalls(context))
  },
}
