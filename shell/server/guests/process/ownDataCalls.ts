import type { FastifyInstance } from 'fastify'
import type { Batches } from 'shared/server/database/batches'
import type { SliceContext } from 'shared/server/slices/context'
import { OWN_DATA } from '../ownDataPath'
import type { GuestSlice } from './guestSlice'
import type { Statements } from './statements'

/** Answers the house's two questions about a person's data (`../README.md#data-of-people`). */
export function ownDataCalls(
  app: FastifyInstance,
  { context, slice, statements }: { context: SliceContext; slice: GuestSlice; statements: Statements },
): void {
  const personOf = async (authorization = '') =>
    (await statements.callerOf(authorization.replace(/^Bearer /i, '')))?.id ?? 0

  app.get(`/${OWN_DATA}`, async request => {
    const lists = await slice.ownData.export(context, await personOf(request.headers.authorization))
    const whole = Object.entries(lists).map(async ([name, batches]) => [name, await rowsOf(batches)] as const)
    return Object.fromEntries(await Promise.all(whole))
  })

  app.delete(`/${OWN_DATA}`, async (request, reply) => {
    const person = await personOf(request.headers.authorization)
    await context.database.transaction(one => slice.ownData.erase(one, person))
    return reply.code(204).send()
  })
}

async function rowsOf(batches: Batches<object>): Promise<object[]> {
  const rows: object[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
