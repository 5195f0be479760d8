import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from 'shared/contract'
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable'
import { fieldErrors } from './fieldErrors'
import { serverMessages } from './messages'

/** The seconds after which a call that found a dependency away is worth repeating. */
export const RETRY_AFTER_SECONDS = 5

/**
 * Turns a thrown error into an answer: Spanish, for a person, never with a stack, a table's name or SQL. A database
 * that is away, resetting connections, full or exhausted, or a full disk, is 503: the call may be repeated.
 */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // The client went away in the middle of its body: the error is of its own connection, and nobody reads the answer.
  if (error === request.raw.errored) {
    request.log.info({ err: error }, 'the client went away')
    reply.code(400).header('cache-control', 'no-store').send({ message: serverMessages.badRequest })
    return
  }
  if (error.statusCode === 503 || isDatabaseUnavailable(error) || isDiskFull(error)) {
    request.log.error({ err: error }, 'a dependency does not answer')
    reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
    reply.send({ message: serverMessages.unavailable } satisfies Refusal)
    return
  }
  const status = error.validation ? 400 : clientStatus(error)
  if (status === undefined) {
    request.log.error({ err: error }, 'unexpected error')
    reply
      .code(500)
      .header('cache-control', 'no-store')
      .send({ message: serverMessages.failure } satisfies Refusal)
    return
  }
  reply.code(status).header('cache-control', 'no-store').send(refusalOf(error, status))
}

function isDiskFull({ code }: FastifyError): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT'
}

function clientStatus({ statusCode }: FastifyError): number | undefined {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : undefined
}

function refusalOf(error: FastifyError, status: number): Refusal {
  if (error.validation) {
    const errors = fieldErrors(error.validation as ErrorObject[])
    return Object.keys(errors).length > 0
      ? { message: serverMessages.invalid, errors }
      : { message: serverMessages.badRequest }
  }
  return { message: MESSAGE_OF_CODE[error.code] ?? MESSAGE_OF_STATUS[status] ?? serverMessages.badRequest }
}

/** The code of the error for a body whose bytes are not UTF-8. */
export const NOT_UTF8 = 'NOT_UTF8'

const MESSAGE_OF_CODE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: serverMessages.badJson,
  [NOT_UTF8]: serverMessages.badText,
}

const MESSAGE_OF_STATUS: Readonly<Record<number, string>> = {
  401: serverMessages.unauthorized,
  404: serverMessages.notFound,
  408: serverMessages.slowRequest,
  413: serverMessages.tooLarge,
  414: serverMessages.headersTooLarge,
  415: serverMessages.wrongMediaType,
  431: serverMessages.headersTooLarge,
}

export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).header('cache-control', 'no-store').send({ message: serverMessages.notFound })
}
