import { createLocalJWKSet, jwtVerify } from 'jose'
import { NUEVO, PASSWORD } from 'shared/testing/testServer'
import { GUEST, guestHouse, inJson } from '../testing/guestHouse'
import { guestMessages } from './messages'

let house: Awaited<ReturnType<typeof guestHouse>>
beforeAll(async () => {
  house = await guestHouse()
})
afterAll(() => house.close())
beforeEach(() => house.rest())

/** The calls that the guest received, each with the person whom it is about. */
async function heard() {
  const { body } = await house.server.call('GET guests/jwks.json')
  const keys = createLocalJWKSet(body)
  return Promise.all(
    house.guest.heard.map(async ({ method, url, headers }) => {
      const token = headers.authorization?.replace('Bearer ', '') ?? ''
      const { payload } = await jwtVerify(token, keys, { audience: GUEST })
      return [`${method} ${url}`, payload.call, payload.sub]
    }),
  )
}

test('a download has what a guest stores, and says so where the guest does not answer', async () => {
  const { id, token } = await house.server.signIn()
  const download = async () => (await house.server.call('GET auth/me/data', { token })).body
  house.guest.answer = inJson({ glasses: [{ ml: 250 }] })
  expect((await download()).guests).toEqual({ [GUEST]: { glasses: [{ ml: 250 }] } })
  expect(await heard()).toEqual([['GET /own-data', 'GET own-data', String(id)]])

  for (const answer of [inJson({}, 500), inJson({}, 302)]) {
    house.guest.answer = answer
    const own = await download()
    expect(own.guests).toEqual({ [GUEST]: { message: guestMessages.dataAway } })
    expect(own.account.id).toBe(id)
  }
})

test('a guest erases what it stores of an ended account, also when it was away at first', async () => {
  const { id, token } = await house.server.signIn(NUEVO)
  let asked = 0
  house.guest.answer = response => response.writeHead(++asked === 1 ? 503 : 204).end()
  const body = { password: PASSWORD }
  expect((await house.server.call('DELETE auth/me', { token, body })).status).toBe(200)
  const erasure = ['DELETE /own-data', 'DELETE own-data', String(id)]
  await house.server.jobsDone()
  expect(await heard()).toEqual([erasure])
  // The next attempts: one, and none.
  for (let i = 0; i < 2; i++) {
    await house.server.jobsDone()
    expect(await heard()).toEqual([erasure, erasure])
  }
})
