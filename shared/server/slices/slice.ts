import type { FastifyInstance } from 'fastify'
import type { ContentKind } from '../content/content'
import type { JobHandler } from '../jobs/jobHandler'
import type { OwnData } from '../privacy/ownData'
import type { Secrets } from '../privacy/secrets'
import type { SliceContext } from './context'
import type { OfferedPorts } from './ports'

/** The people of the demo, by their role in it. */
export interface DemoPeople {
  /** Has bought things. */
  ana: number
  /** Has just arrived. */
  nuevo: number
  /** Other patients, who talk in the courses' communities; nobody signs in as one of them. */
  others: readonly number[]
}

/**
 * The work of an operator's command. `say` writes a line for the operator; `ask` asks them a question that is answered by
 * yes or no, and fails where nobody can answer.
 */
export type CommandWork = (
  context: SliceContext,
  say: (line: string) => void,
  ask: (question: string) => Promise<boolean>,
) => Promise<void> | void

/** A command of the practice's operator: `npm run pagos -- conciliar` is found under `pagos`. */
export interface OperatorCommand {
  usage: string
  /** The work that the words ask for; undefined if they are not a command. */
  find(words: readonly string[]): CommandWork | undefined
}

/** A domain's server half; the host composes the slices as it composes screens. */
export interface Slice {
  /** The domain's name, without `mf-`, as in `SLICES`. */
  name: string
  /** The folder of its SQL migrations. */
  migrations: string
  /** The ports that it offers to other slices. */
  ports?(context: SliceContext): OfferedPorts
  /**
   * Its calls, below `/api`. `app` is a Fastify scope of this slice alone: hooks, parsers and decorators that it adds
   * there reach its own calls and no other slice's.
   */
  routes?(app: FastifyInstance, context: SliceContext): void | Promise<void>
  /** Its work outside calls; a process that answers its calls runs its jobs too. */
  jobs?: readonly JobHandler[]
  /** Its operator's commands, by the name that follows `npm run`. */
  commands?: Readonly<Record<string, OperatorCommand>>
  /** Its personal data, to download and to erase. */
  ownData: OwnData
  /** Its rows that act for a person without their password: a password reset ends all of them. */
  secrets?: Secrets
  /** The kinds of content that a practice can load. */
  contentKinds?: readonly ContentKind[]
  /** The folder of its demo content, loaded in the same way as a practice's own. */
  demoContent?: string
  /**
   * Creates the demo people's data of this domain. Runs at every start of a demo, and changes nothing the second time.
   */
  seedDemo?(context: SliceContext, people: DemoPeople): Promise<void>
}
