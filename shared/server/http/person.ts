import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The caller, identified by the token alone (shared/product/wire.md#the-caller). */
export interface Person {
  id: number
  /**
   * When a member of the staff last gave the second factor in this session; null until then. Undefined for a patient, of
   * whom none is asked.
   */
  confirmedAt?: Date | null
}

/** Whether the session is whole: that of a member of the staff is not until the second factor was given. */
export function isWhole({ confirmedAt }: Person): boolean {
  return confirmedAt !== null
}

/** Returns the person of a token; undefined for an invalid one. The shell, which owns the sessions, provides it. */
type Identify = (token: string) => Promise<Person | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify
  }
  interface FastifyRequest {
    person: Person | undefined
  }
}

const TOKEN_BYTES = 32

/** 256 random bits: the token holds no information about the person (shared/product/wire.md#the-caller). */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form of a token: a reader of the table cannot sign in with it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token of a session, or the statement with which the house asks a guest: a JWT, with dots between its parts. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_.-]{20,2000})$/i.exec(request.headers.authorization ?? '')?.[1]
}
