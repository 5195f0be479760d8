import type { FastifyRequest } from 'fastify'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'
import { type Outcome, unavailable } from 'shared/server/http/outcome'
import { secondFactorMessages } from '../../../secondFactorMessages'
import { WrongSecretsKey } from './seal'

/** Without the key that sealed it no code of an app can be compared: the member reads what to do, the log names the setting. */
export async function whereReadable<T>(
  request: FastifyRequest,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WrongSecretsKey)) throw error
    request.log.error({ err: error }, error.message)
    return unavailable(secondFactorMessages.unreadable, RETRY_AFTER_SECONDS)
  }
}
