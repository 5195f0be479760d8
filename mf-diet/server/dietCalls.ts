import type { Handlers } from 'shared/server/http/serve'
import type { dietContract } from '../contract'

/** The handlers of the whole contract; each file of calls adds some of them. */
export type DietCalls = Handlers<typeof dietContract>
