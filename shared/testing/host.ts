import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Config } from '../server/config/config'
import type { Slice, SliceContext } from '../server/slices/slice'

/** What the tests know of the host; which one it is, jest's configuration says. */
export interface RunningHost {
  app: FastifyInstance
  routes: readonly { method: string; url: string }[]
  /** What its slices were given: for what cannot be seen from outside. */
  context: SliceContext
  jobsDone(until: Date): Promise<void>
  close(): Promise<void>
}

export interface HostParts {
  slices?: readonly Slice[]
  now?: () => Date
  logs?: DestinationStream
  hooks?: (app: FastifyInstance) => void
}

/** How an operator makes the account of a member of the staff; answers the token of the link for its password. */
export interface HostStaff {
  addStaff(context: SliceContext, member: { email: string }): Promise<string>
}

export interface Host {
  buildServer(config: Config, parts?: HostParts): Promise<RunningHost>
}
