import type { FastifyInstance } from 'fastify'
import type { PersonFacts } from 'shared/published/person'
import { statement } from 'shared/server/database/statement'
import { type Json, jsonObject } from 'shared/server/http/json'
import { ok } from 'shared/server/http/outcome'
import type { Person } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import { authContract } from '../../contract/auth'
import { factColumns, factsOf } from './accountStore'
import { asPending, ofWaitingWish, wishColumns } from './address/changeStore'
import { addressChanges, sessions, users } from './schema'
import { missingFactor } from './secondFactor/secondFactorStore'
import { callerColumns, mustAcceptNotice, ofValidTokens, personOfCaller } from './sessionStore'
import { tokenLoader } from './tokenLoader'

/**
 * The start-up call. Every page waits for it, so one statement identifies the caller and reads the account and what it
 * holds: `app` is a scope of its own, whose `identify` reads more than that of other calls. The account's purchases can
 * be many and are sent as the database wrote them.
 */
export async function me(app: FastifyInstance, { database, now, ports }: SliceContext): Promise<void> {
  const facts = new WeakMap<Person, Json<PersonFacts>>()
  const rowsOfTokens = statement(one =>
    one
      .select({
        caller: callerColumns(one),
        account: factColumns,
        wish: wishColumns,
        holdings: ports.purchases.holdingColumns(one, users.id),
      })
      .from(sessions)
      .innerJoin(users, ofValidTokens.account)
      .leftJoin(addressChanges, ofWaitingWish)
      .where(ofValidTokens.session),
  )

  const rowOf = tokenLoader(tokenHashes => rowsOfTokens(database).execute({ tokenHashes, now: now() }))

  app.decorate('identify', async token => {
    const row = await rowOf(token)
    if (!row) return undefined
    const person = await personOfCaller(database, row.caller, now())
    const own = {
      ...factsOf(row.account),
      ...(await missingFactor(database, person, now())),
      ...(row.wish && { pendingAddress: asPending(row.wish) }),
      mustAcceptPrivacyNotice: mustAcceptNotice(person),
    }
    facts.set(person, jsonObject(own, row.holdings))
    return person
  })

  const { 'POST auth/me': call } = authContract
  serve(
    app,
    { 'POST auth/me': call },
    {
      'POST auth/me': ({ person }) => ok(facts.get(person) as Json<PersonFacts>),
    },
  )
}
