import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { isHeld } from 'shared/server/backups/backupState'
import { PermanentFailure } from 'shared/server/jobs/job'
import { errorCode } from 'shared/server/logging/errorCode'
import type { Mail, MailAttempt } from 'shared/server/mail/mail'
import type { SliceContext } from 'shared/server/slices/context'
import type { ThingState } from '../../contract/operation'
import { lookAt } from './look'
import { databaseLook } from './looks/data'
import { operators } from './operators'
import { stateMail } from './stateMail'

/** The marker of a told outage. Of the processes that share DATA_DIR, the one that makes or removes it sends the mails. */
const TOLD = 'database-away'

/** The addresses as the database had them when it last answered. */
type Recipient = Pick<Awaited<ReturnType<typeof operators>>[number], 'id' | 'email' | 'firstName'>

interface Letter {
  mail: Mail
  attempt: MailAttempt
}

/**
 * Tells the operators by mail that the database is away, and that it is back. Without it no job runs and no mail waits,
 * so each process remembers whom to tell, and gives the mails to the mail server itself.
 */
export class DatabaseWatch {
  #recipients: readonly Recipient[] = []
  #wasAway = false
  /** Whether the last mail, of any process, said that the database is away. */
  #toldAway: boolean | undefined
  #unsent: readonly Letter[] = []
  readonly #marker: string

  constructor(
    private readonly context: SliceContext,
    private readonly log: FastifyBaseLogger,
  ) {
    this.#marker = join(context.config.dataDir, TOLD)
  }

  /** One slow answer is no alarm: it is told what two looks agree on. */
  async look(): Promise<void> {
    const found = await lookAt(databaseLook, this.context)
    const isAway = found.state === 'mal'
    if (!isAway) await this.#remember()
    const isSure = isAway === this.#wasAway
    this.#wasAway = isAway
    if (isSure && isAway !== this.#toldAway) {
      this.#toldAway = isAway
      this.#unsent = (isAway ? await this.#claim() : await this.#release()) ? this.#letters(found) : []
    }
    await this.#send()
  }

  async #remember(): Promise<void> {
    const { database } = this.context
    try {
      // A restored product writes to nobody.
      this.#recipients = (await isHeld(database)) ? [] : await operators(database)
    } catch (error) {
      this.log.warn({ code: errorCode(error) }, 'the operators could not be read')
    }
  }

  async #claim(): Promise<boolean> {
    try {
      await writeFile(this.#marker, '', { flag: 'wx' })
      return true
    } catch (error) {
      // If the marker cannot be written, each process tells: better twice than never.
      return errorCode(error) !== 'EEXIST'
    }
  }

  #release(): Promise<boolean> {
    return rm(this.#marker).then(
      () => true,
      () => false,
    )
  }

  #letters(found: ThingState): Letter[] {
    const { config, now } = this.context
    const enqueuedAt = now()
    const event = `database-${found.state === 'mal' ? 'away' : 'back'}-${enqueuedAt.getTime()}`
    return this.#recipients.map(recipient => ({
      mail: stateMail(recipient, [found], config.publicOrigin),
      attempt: { id: `${event}-${recipient.id}`, enqueuedAt },
    }))
  }

  /** A mail that the mail server does not take now is sent with the next look. */
  async #send(): Promise<void> {
    const refused: Letter[] = []
    for (const letter of this.#unsent) {
      try {
        await this.context.mail.deliver(letter.mail, letter.attempt, 'practice')
      } catch (error) {
        this.log.error({ err: error }, 'an operator was not told of the database')
        if (!(error instanceof PermanentFailure)) refused.push(letter)
      }
    }
    this.#unsent = refused
  }
}

/** Looks once the server is ready, so that it knows whom to tell, and every so often until it closes. */
export function watchDatabase(app: FastifyInstance, context: SliceContext, everyMs = MS_PER_MINUTE): void {
  const watch = new DatabaseWatch(context, app.log)
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= watch.look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  app.addHook('onReady', look)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await looking
  })
}
