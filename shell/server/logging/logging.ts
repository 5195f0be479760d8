import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import { remotes } from 'shared/releases/remotes'
import type { Config } from 'shared/server/config/config'

/**
 * One line of JSON a request. It names the route, not the address: an address can hold a person's id, a reset's
 * secret or a search. No body, no header, no health data, no token.
 */
export function logger(config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    // At the level of traces, the reader of uploads logs its options, the request's headers among them.
    serializers: { err: describeError, req: () => undefined, busboyOptions: () => undefined },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** An answered request without its address: names and numbers alone. */
export interface Answered {
  method: string
  /** The route's pattern. */
  route: string
  status: number
  /** From its arrival, in milliseconds. */
  ms: number
  release: string | undefined
}

/** Adds somebody who hears of each answer. */
export type HearAnswers = (hears: (answered: Answered) => void) => void

/** Logs each answer; others can hear of them by the function that it returns. */
export function logAnswers(app: FastifyInstance): HearAnswers {
  const others: Parameters<HearAnswers>[0][] = []
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
      release: releaseThatCalls(request),
    }
    for (const hears of others) hears(answered)
    request.log.info({ ...answered, ms: Math.round(answered.ms) }, 'answered')
    done()
  })
  return hears => void others.push(hears)
}

/** The remote's release that calls, so that it is known which old ones still do. */
export function releaseThatCalls({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-release']
  return typeof given === 'string' && RELEASE.test(given) ? given : undefined
}

/** Only names that this working copy knows: a caller can send any word in the header. */
const RELEASE = new RegExp(`^(${remotes().join('|')})@[\\da-f]{16}$`)

/** As proxies make them; letters beyond these would make words. */
const REQUEST_ID = /^[\da-f-]{8,64}$/

/** The proxy's id where it sends a valid one, so that one request has one id across processes. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/**
 * An error without the values that it quotes: the database's errors carry the row, the query builder's the parameters,
 * and those of JavaScript the text that is no JSON or no time zone.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? String(error.code) : undefined
  // The message comes first, and its lines may look like places.
  const frames = stack
    ?.replace(message, () => '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
  const quotes =
    ['query', 'detail', 'severity'].some(property => property in error) ||
    error instanceof SyntaxError ||
    error instanceof RangeError
  return {
    type: name,
    code,
    message: quotes ? undefined : message,
    stack: frames?.join('\n'),
    cause: cause && describeError(cause),
  }
}
