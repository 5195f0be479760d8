import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Duty } from '../published/duties'
import type { Config } from '../server/config/config'
import type { SliceContext } from '../server/slices/context'
import type { Slice } from '../server/slices/slice'

/** The part of a host that tests use. Jest's configuration names the host. */
export interface RunningHost {
  app: FastifyInstance
  routes: readonly { method: string; url: string }[]
  /** The context of its slices, for state that no call shows. */
  context: SliceContext
  jobsDone(until: Date): Promise<void>
  close(): Promise<void>
}

export interface HostParts {
  slices?: readonly Slice[]
  now?: () => Date
  jobsPoll?: boolean
  logs?: DestinationStream
  /** How long a request may take to arrive, in ms. */
  arrival?: { headersMs: number; stallMs: number; bodyMs: number; fileMs: number }
  /** How often the database is looked at, in ms. */
  databaseLookMs?: number
  hooks?: (app: FastifyInstance) => void
}

/** Creates a staff member's account, as an operator does; returns the token of the link for its password. */
export interface HostStaff {
  addStaff(context: SliceContext, member: { email: string; duties: readonly Duty[] }): Promise<string>
}

export interface Host {
  buildServer(config: Config, parts?: HostParts): Promise<RunningHost>
}
