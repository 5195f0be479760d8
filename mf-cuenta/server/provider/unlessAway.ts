import type { FastifyRequest } from 'fastify'
import { type Outcome, unavailable } from 'shared/server/http/outcome'
import { inTime } from './inTime'
import { ProviderAway } from './provider'

/** The seconds after which a call that found the provider away is worth repeating. */
const RETRY_AFTER_SECONDS = 10

export const providerUnavailable = (message: string) => unavailable(message, RETRY_AFTER_SECONDS)

/**
 * The outcome of some work with the provider; 503 with the message where it does not answer in time, and why in the log.
 */
export async function unlessAway<T>(
  { log }: Pick<FastifyRequest, 'log'>,
  message: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await inTime(work)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.error({ err: error }, 'the payment provider does not answer')
    return providerUnavailable(message)
  }
}
