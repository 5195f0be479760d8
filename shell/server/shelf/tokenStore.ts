import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { tokens } from './schema'

export type Token = typeof tokens.$inferSelect

/** A pipeline, known by its token. */
export type Pipeline = Pick<Token, 'id' | 'remote' | 'name'>

/** A guest that calls the house, known by its token, and the ports that it may call. */
export type CallingGuest = Pipeline & Pick<Token, 'ports'>

/** How the audit log and a release's history name a pipeline. */
export const signature = ({ id, name }: Pipeline) => `${name} (token ${id})`

/** The pipeline of a token that is good. The token of a guest releases nothing. */
export async function pipelineOf(database: Database, token: string): Promise<Pipeline | undefined> {
  const holder = await holderOf(database, token)
  return holder?.ports.length === 0 ? holder : undefined
}

/** The guest of a token that is good. The token of a pipeline calls no port. */
export async function guestOf(database: Database, token: string): Promise<CallingGuest | undefined> {
  const holder = await holderOf(database, token)
  return holder && holder.ports.length > 0 ? holder : undefined
}

async function holderOf(database: Database, token: string): Promise<CallingGuest | undefined> {
  const [found] = await database
    .select({ id: tokens.id, remote: tokens.remote, name: tokens.name, ports: tokens.ports })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashOfToken(token)), isNull(tokens.revokedAt)))
  return found
}

/** Stores a new token's hash; returns the token, which nobody can read again. */
export async function addToken(
  database: Database,
  { now, ...known }: Pick<Token, 'remote' | 'name' | 'ports'> & { now: Date },
): Promise<{ token: string; pipeline: Pipeline }> {
  const token = newToken()
  const [pipeline] = await database
    .insert(tokens)
    .values({ ...known, tokenHash: hashOfToken(token), madeAt: now })
    .returning({ id: tokens.id, remote: tokens.remote, name: tokens.name })
  if (!pipeline) throw new Error('no row was inserted')
  return { token, pipeline }
}

export function allTokens(database: Database): Promise<Token[]> {
  return database.select().from(tokens).orderBy(asc(tokens.id))
}

/** The good tokens of a remote; its row of locks makes two commands wait for each other. */
export async function goodTokens(database: Database, remote: string): Promise<Pipeline[]> {
  await lockNamed(database, `tokens of ${remote}`)
  return database
    .select()
    .from(tokens)
    .where(and(eq(tokens.remote, remote), isNull(tokens.revokedAt)))
}

/** Undefined where there is no such token, or it was revoked before. */
export async function revokeToken(database: Database, id: number, now: Date): Promise<Pipeline | undefined> {
  const [revoked] = await database
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.id, id), isNull(tokens.revokedAt)))
    .returning({ id: tokens.id, remote: tokens.remote, name: tokens.name })
  return revoked
}
