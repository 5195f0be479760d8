import { sql } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Comment, ListedComment } from '../../contract/community'

export let server: TestServer
export let ana: SignedInPerson
export let nuevo: SignedInPerson
/** A course that both own. */
export let courseId: number
/** A course that Ana alone owns, and one that nobody does. */
export let otherCourse: number
export let notOwned: number

/** A server for the tests of a file, in whose community Ana and Nuevo write. */
export function openCommunity() {
  beforeAll(async () => {
    server = await testServer()
    ana = await server.signIn()
    nuevo = await server.signIn(NUEVO)
    const own = ana.purchases.flatMap(({ product }) => product ?? [])
    courseId = own[0] ?? 0
    otherCourse = own[1] ?? 0
    const all: { id: number }[] = (await server.call('GET courses', { token: ana.token })).body
    notOwned = all.find(({ id }) => !own.includes(id))?.id ?? 0
    await server.context.database.execute(sql`
      insert into cuenta.purchases (user_id, product_id, product, status, created_at)
      select ${nuevo.id}, product_id, product, status, created_at from cuenta.purchases
      where user_id = ${ana.id} and product = ${courseId}`)
  })
  // A person writes ten comments a minute at most.
  beforeEach(() => server.pass(MS_PER_MINUTE))
  afterAll(() => server.close())
}

type Body = { content?: unknown; courseId?: unknown; parentId?: unknown; isAnonymous?: boolean }
export const post = (body: Body, { token } = ana, key?: string) =>
  server.call('POST commentary', {
    token,
    body: { courseId, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
export const ask = async (content = '¿Puedo cambiar el arroz?', who = ana): Promise<Comment> =>
  (await post({ content }, who)).body
export const reply = async (parentId: number, content = 'Sí, por tortilla.', who = nuevo): Promise<Comment> =>
  (await post({ content, parentId }, who)).body
export const list = async (
  query = `courseId=${courseId}&limit=100`,
  { token } = ana,
): Promise<ListedComment[]> => (await server.call(`GET commentary?${query}`, { token })).body
export const found = async (id: number) => (await list()).find(comment => comment.id === id)
export const like = (id: number, { token } = ana) => server.call(`POST commentary/${id}/like`, { token })
export const unlike = (id: number, { token } = ana) => server.call(`DELETE commentary/${id}/like`, { token })
export const remove = (id: number, { token } = ana) => server.call(`DELETE commentary/${id}`, { token })
