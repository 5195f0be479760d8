import type { Handlers } from 'shared/server/http/serve'
import type { cursosContract } from '../contract'

/** The handlers of the whole contract; each file of calls adds some of them. */
export type CursosCalls = Handlers<typeof cursosContract>
