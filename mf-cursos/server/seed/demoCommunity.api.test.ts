import { testServer } from 'shared/testing/testServer'
import type { Comment } from '../../contract/community'

test('Ana finds a community that talks: other people’s questions, replies and likes, written before today', async () => {
  const server = await testServer()
  const { token, purchases } = await server.signIn()
  for (const courseId of purchases.flatMap(({ product }) => product ?? [])) {
    const comments: Comment[] = (await server.call(`GET commentary?courseId=${courseId}`, { token })).body
    expect(comments.length).toBeGreaterThan(3)
    expect(new Set(comments.map(({ user }) => user.firstName)).size).toBeGreaterThan(2)
    expect(
      comments.every(({ user, createdAt }) => user.firstName && Date.parse(createdAt) < Date.now()),
    ).toBe(true)
    expect(comments.some(({ likes }) => likes.length > 2)).toBe(true)
    expect(comments.some(({ answerCount }) => answerCount > 1)).toBe(true)
  }
  await server.close()
})
