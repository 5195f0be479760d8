import type { Duty } from 'shared/published/duties'
import type { Static, TObject, TSchema } from 'typebox'

/**
 * The description of a call of the API. One description gives the TypeScript types, the server's validation, its
 * serialiser and the OpenAPI page; only the types reach the browser.
 */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `METHOD path`, with the path as in shared/product/wire.md#calls: `PUT patients/{id}/meal-plans/{planId}`. */
export type CallName = `${Method} ${string}`

/**
 * The most that an answer may become. `small`: its description bounds it. `list`: it grows with what a practice, or a
 * person in years, stores, and is short enough to be made in memory. `heavy`: many megabytes; it is streamed, and few of
 * them are sent at the same time.
 */
type AnswerSize = 'small' | 'list' | 'heavy'

interface Described {
  summary: string
  params?: TObject
  query?: TObject
  /** The success status and the body that goes with it. Refusals all have the same shape, see `Refusal`. */
  answer: { status: 200 | 201; size: AnswerSize; body: TSchema }
  /** Refuses with 429 and Retry-After once a person or network has called it too often. Documentation only. */
  limited?: true
}

export type StaffAccess = `staff:${Duty}`

/** A call whose body, where it has one, is JSON. */
interface JsonCall extends Described {
  /**
   * `person`: needs the bearer token of a signed-in person; `staff:labs`: needs that of a member of the practice's
   * staff who has this duty, and every success and every refused member is in the audit log; `anyone`: needs no token.
   */
  access: 'person' | 'anyone' | StaffAccess
  /**
   * About the sessions of the staff, which need a second factor: a call with `before` answers one that has not given it
   * yet, a call with `recent` only one that gave it within the last half hour.
   */
  secondFactor?: 'before' | 'recent'
  body?: TObject
  /**
   * Takes an `Idempotency-Key` header, a UUID: a repetition by the same person gets the first answer and changes
   * nothing.
   */
  idempotent?: true
  /** Honours `Prefer: return=minimal` (RFC 7240): the same shape with fewer contents, as the call's summary says. */
  minimal?: true
  raw?: undefined
}

/** The body of a signed call: the signature covers exactly these bytes. */
export interface RawBody {
  /** Such as `application/json`. A body of another type is refused, 415. */
  contentTypes: readonly string[]
  /** A longer one is refused, 413. */
  maxBytes: number
  /** The header that carries the signature, in lower case. A call without it is refused, 400. */
  signatureHeader: string
}

/**
 * A call by a program that signs its requests, such as a payment provider's webhook. It has no session; the handler
 * gets the bytes as they were sent and verifies the signature itself.
 */
interface SignedCall extends Described {
  access: 'signed'
  raw: RawBody
  secondFactor?: undefined
  body?: undefined
  idempotent?: undefined
  minimal?: undefined
}

export type CallDescription = JsonCall | SignedCall

export type Contract = Record<CallName, CallDescription>

/** A call as a contract writes it: `access` and the status of its answer may be left out. */
type Written<C> = C extends CallDescription
  ? Omit<C, 'access' | 'answer'> & {
      access?: C['access']
      answer: Omit<C['answer'], 'status'> & { status?: C['answer']['status'] }
    }
  : never
type WrittenCall = Written<JsonCall> | (Written<SignedCall> & { access: 'signed' })
type WrittenContract = Record<CallName, WrittenCall>

/** Calls below `staff/` name the duty that they need. */
type DutiesBelowStaff<C> = {
  [N in keyof C]: N extends `${Method} staff/${string}` ? { access: StaffAccess } : unknown
}

type Completed<C> = {
  [N in keyof C]: Omit<C[N], 'access' | 'answer'> & {
    access: C[N] extends { access: infer A } ? A : 'person'
    answer: C[N] extends { answer: infer A } ? Omit<A, 'status'> & { status: 200 | 201 } : never
  }
}

/**
 * Declares the calls of one slice; keeps their literal types. A call without `access` needs a signed-in person. An
 * answer without a status has 201 to a POST, which makes something, and 200 to all else.
 */
export function defineContract<const C extends WrittenContract>(
  calls: C & DutiesBelowStaff<C>,
): Completed<C> {
  const written: [string, WrittenCall][] = Object.entries(calls)
  return Object.fromEntries(
    written.map(([name, call]) => {
      const status = name.startsWith('POST ') ? 201 : 200
      return [name, { access: 'person', ...call, answer: { status, ...call.answer } }]
    }),
    // TypeScript does not follow the names through `Object.entries`.
  ) as unknown as Completed<C>
}

type Of<S> = S extends TSchema ? Static<S> : undefined

export type ParamsOf<C extends CallDescription> = Of<C['params']>
export type QueryOf<C extends CallDescription> = Of<C['query']>
export type BodyOf<C extends CallDescription> = Of<C['body']>
export type AnswerOf<C extends CallDescription> = Static<C['answer']['body']>

/** The body of every answer that is not a success (shared/product/wire.md#errors). `errors` is by field of the form. */
export interface Refusal {
  message: string
  errors?: Record<string, string>
}

/**
 * A field that goes away, in the first of two steps: the code that is built with this mark uses it no longer. The field
 * itself goes when no release that was built without the mark is kept (shared/releases/README.md).
 *
 * @param since The day of the mark, `2026-11-26`.
 * @param reason What replaces it.
 */
export function deprecated<S extends TSchema>(field: S, since: string, reason: string): S {
  // The library keeps what kind of field it is in properties that no spread copies.
  const marked: S = Object.defineProperties({ ...field }, Object.getOwnPropertyDescriptors(field))
  return Object.assign(marked, { deprecated: true, description: `Se retira (desde ${since}): ${reason}` })
}
