import type { Refusal } from 'shared/contract'
import type { Streamed } from './streamed'

/**
 * A handler's answer. Expected errors are values, like any other answer: they are seen in the types and mapped to a
 * status in one place. Only unexpected errors are thrown.
 */
export type Outcome<T> = Success<T> | Refused

export interface Success<T> {
  ok: true
  status: 200 | 201
  data: T
  headers?: Readonly<Record<string, string>>
}

/** The success of a call whose answer is heavy: it is never whole in memory. */
export interface StreamedSuccess<T> extends Pick<Success<T>, 'ok' | 'headers'> {
  status: 200
  data: Streamed<T>
}

export interface Refused extends Refusal {
  ok: false
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503
  retryAfterSeconds?: number
}

export function ok<T>(data: T): Success<T> {
  return { ok: true, status: 200, data }
}

export function streamed<T>(data: Streamed<T>, headers: Record<string, string> = {}): StreamedSuccess<T> {
  return { ok: true, status: 200, data, headers }
}

export function created<T>(data: T): Success<T> {
  return { ok: true, status: 201, data }
}

export function invalid(message: string, errors?: Record<string, string>): Refused {
  return { ok: false, status: 400, message, ...(errors && { errors }) }
}

/** One field has a problem: its message is that of the answer too. */
export function invalidField(field: string, message: string): Refused {
  return invalid(message, { [field]: message })
}

export function unauthorized(message: string): Refused {
  return { ok: false, status: 401, message }
}

export function forbidden(message: string, errors?: Record<string, string>): Refused {
  return { ok: false, status: 403, message, ...(errors && { errors }) }
}

/** 404, also for data of another person, so that its existence is not shown (shared/product/wire.md#errors). */
export function notFound(message: string): Refused {
  return { ok: false, status: 404, message }
}

/** 409: a lost race, or a state that forbids the change (shared/product/wire.md#errors). */
export function conflict(message: string, errors?: Record<string, string>): Refused {
  return { ok: false, status: 409, message, ...(errors && { errors }) }
}

export function tooLarge(message: string): Refused {
  return { ok: false, status: 413, message }
}

export function wrongMediaType(message: string): Refused {
  return { ok: false, status: 415, message }
}

export function tooMany(message: string, retryAfterSeconds: number): Refused {
  return { ok: false, status: 429, message, retryAfterSeconds }
}

/** 503: a dependency does not answer; a later attempt may succeed. */
export function unavailable(message: string, retryAfterSeconds: number): Refused {
  return { ok: false, status: 503, message, retryAfterSeconds }
}
