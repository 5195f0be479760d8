import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Config } from '../server/config/config'
import type { Slice } from '../server/slices/slice'

/** What the tests know of the host; which one it is, jest's configuration says. */
export interface RunningHost {
  app: FastifyInstance
  routes: readonly { method: string; url: string }[]
  close(): Promise<void>
}

export interface HostParts {
  slices?: readonly Slice[]
  now?: () => Date
  logs?: DestinationStream
  hooks?: (app: FastifyInstance) => void
}

export interface Host {
  buildServer(config: Config, parts?: HostParts): Promise<RunningHost>
}
