import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import type { ContentKind } from '../content/content'
import type { Database } from '../database/database'
import type { FileStore } from '../files/files'
import type { JobHandler } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'
import type { Mails } from '../mail/mail'
import type { OwnData } from '../privacy/ownData'
import type { OfferedPorts, PortName, Ports } from './ports'

/** What a slice is given to work with. */
export interface SliceContext {
  config: Config
  database: Database
  files: FileStore
  mail: Mails
  jobs: Jobs
  ports: Ports
  now(): Date
}

/** The people of the demo, by their place in the story. */
export interface DemoPeople {
  /** Has bought things. */
  ana: number
  /** Has just arrived. */
  nuevo: number
}

/** A domain's half on the server; the host composes them as it composes screens. */
export interface Slice {
  /** The domain's name, without `mf-`, as in `SLICES`. */
  name: string
  /** The folder of its SQL migrations. */
  migrations: string
  /** The ports that it offers to other slices. */
  ports?(context: SliceContext): OfferedPorts
  /** The ports that it calls; the server does not start where nobody offers one of them. */
  needs?: readonly PortName[]
  /**
   * Its calls, below `/api`. `app` is a Fastify scope of this slice alone: hooks, parsers and decorators that it adds
   * there reach its own calls and no other slice's.
   */
  routes?(app: FastifyInstance, context: SliceContext): void | Promise<void>
  /** The work it does outside a call; a process that answers its calls works its jobs too. */
  jobs?: readonly JobHandler[]
  /** What it holds of a person: theirs to take along, and to have erased. */
  ownData: OwnData
  /** What a practice can load of its own. */
  contentKinds?: readonly ContentKind[]
  /** The folder of its demo content, loaded as a practice's own would be. */
  demoContent?: string
  /** What the people of the demo have of this domain. Runs at every start of a demo, and changes nothing the second time. */
  seedDemo?(context: SliceContext, people: DemoPeople): Promise<void>
}
