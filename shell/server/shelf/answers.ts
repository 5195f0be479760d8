import type { FastifyReply } from 'fastify'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'

/** A refusal that a pipeline reads: beside the words, the problems of its build as the gate says them. */
export interface ShelfRefusal {
  status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 503
  message: string
  problems?: readonly string[]
  retryAfterSeconds?: number
}

/** A longer list helps nobody. */
const MOST_PROBLEMS = 20

export function refusal(
  status: ShelfRefusal['status'],
  message: string,
  problems: readonly string[] = [],
): ShelfRefusal {
  return { status, message, ...(problems.length > 0 && { problems: problems.slice(0, MOST_PROBLEMS) }) }
}

export const isRefusal = (answer: object): answer is ShelfRefusal => 'message' in answer

/** 503 says when to come again. */
export function sendRefusal(
  { status, message, problems, retryAfterSeconds }: ShelfRefusal,
  reply: FastifyReply,
) {
  const wait = retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ message, ...(problems && { problems }) })
}
