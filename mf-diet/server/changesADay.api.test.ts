import { eq } from 'drizzle-orm'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { homeWith } from 'shared/testing/homeWith'
import { ANA, type Answer, testServer } from 'shared/testing/testServer'
import { recipeComments, recipeHistory } from './schema'

const TOO_MANY = {
  status: 429,
  body: { message: 'Ya guardaste muchos cambios en un día. Inténtalo de nuevo más tarde.' },
}
const rating = { score: 'ESTUVO_BIEN', comments: '' } as const

/**
 * As many ratings and swaps as a person may make in a day, all of them 20 hours ago, instead of the demo's: at some hours
 * of the day one of those is older.
 */
async function busyDay(database: Database, userId: number): Promise<void> {
  await database.delete(recipeComments).where(eq(recipeComments.userId, userId))
  await database.delete(recipeHistory).where(eq(recipeHistory.userId, userId))
  const entry = { userId, recipeId: 1, createdAt: new Date(Date.now() - 20 * MS_PER_HOUR) }
  await database.insert(recipeComments).values(Array(300).fill({ ...entry, ...rating }))
  await database.insert(recipeHistory).values(Array(300).fill({ ...entry, alimentId: 1, alimentNewId: 1 }))
}

test('more ratings or swaps than the daily limit: 429, for that person and that day alone', async () => {
  const probe = await testServer()
  const { id } = await probe.signIn()
  await probe.close()

  const home = await homeWith(database => busyDay(database, id))
  const server = await testServer({ home })
  const { token } = await server.signIn(ANA)
  const recipes = (await server.call('GET recipes', { token })).body
  const { id: recipe, ingredients } = recipes.find((one: { preparation: string }) => one.preparation !== '')
  const aliment = ingredients[0].aliment
  const rate = (): Promise<Answer> => server.call(`POST recipes/${recipe}/comments`, { token, body: rating })
  const swap = (): Promise<Answer> =>
    server.call(`POST recipes-history/${recipe}`, {
      token,
      body: { alimentId: aliment, alimentNewId: aliment },
    })

  const refused = await rate()
  expect(refused).toMatchObject(TOO_MANY)
  expect(await swap()).toMatchObject(TOO_MANY)
  // The refusal lasts exactly as long as Retry-After says.
  const wait = Number(refused.headers['retry-after']) * 1000
  expect(wait).toBeLessThanOrEqual(4 * MS_PER_HOUR)
  server.pass(wait - 60_000)
  expect(await rate()).toMatchObject(TOO_MANY)
  server.pass(60_000)
  const tomorrow = await server.signIn()
  expect(tomorrow.id).toBe(id)
  expect((await rate()).status).toBe(201)
  expect((await swap()).status).toBe(201)
  await server.close()
  await home.remove()
})
