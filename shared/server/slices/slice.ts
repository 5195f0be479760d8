import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import type { ContentKind } from '../content/content'
import type { Database } from '../database/database'
import type { FileStore } from '../files/files'
import type { MailSender } from '../mail/mail'
import type { OwnData } from '../privacy/ownData'
import type { Ports } from './ports'

/** What a slice stands on. */
export interface SliceContext {
  config: Config
  database: Database
  files: FileStore
  mail: MailSender
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
  /** What it answers to other slices. */
  ports?(context: SliceContext): Partial<Ports>
  /** What it asks of other slices; without a provider the server does not start. */
  needs?: readonly (keyof Ports)[]
  /** Its calls; `app` already stands under `/api`. */
  routes(app: FastifyInstance, context: SliceContext): void
  /** What it holds of a person: theirs to take along, and to have erased. */
  ownData: OwnData
  /** What a practice can load of its own. */
  contentKinds?: readonly ContentKind[]
  /** The folder of its demo content, loaded as a practice's own would be. */
  demoContent?: string
  /** What the people of the demo have of this domain. Runs at every start of a demo, and changes nothing the second time. */
  seedDemo?(context: SliceContext, people: DemoPeople): Promise<void>
}
