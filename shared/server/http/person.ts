import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Who is calling, by the token alone (rulings, 10). */
export interface Person {
  id: number
}

/** Answers whose token it is, if anybody's. The shell, which owns the sessions, brings it. */
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

/** 256 random bits: nothing about the person can be read from it (rulings, 9). */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token: who reads the table cannot sign in with it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}
