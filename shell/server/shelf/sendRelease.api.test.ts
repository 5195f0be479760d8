import type { AddressInfo } from 'node:net'
import { readPointer } from 'shared/releases/pointer'
import { sendRelease } from 'shared/tooling/release/sendRelease'
import { shelfServer } from '../testing/shelfServer'
import { shelfMessages } from './messages'

let house: Awaited<ReturnType<typeof shelfServer>>
let origin: string
beforeAll(async () => {
  house = await shelfServer()
  await house.server.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(house.server.app.server.address() as AddressInfo).port}`
})
afterAll(() => house.server.close())
beforeEach(() => house.clear())

const release = (build: string, { remote = 'mf-diet', token = house.token } = {}) =>
  sendRelease({ origin, token, remote }, build, { by: 'Eva', checks: ['types'] })

test('a build is sent and becomes current, and again it changes nothing', async () => {
  const sent = await release(house.build('one'))
  expect(readPointer(house.shelf, 'mf-diet')?.release).toBe(sent)
  const before = (await house.state()).body
  expect(await release(house.build('one'))).toBe(sent)
  expect((await house.state()).body).toEqual(before)
})

test('the words of the shelf are told', async () => {
  await expect(release(house.build('one', { needs: { shared: 7 } }))).rejects.toThrow(
    /^422: La entrega no es válida\.\n✗ needs\.json: shared/,
  )
  await expect(release(house.build('one'), { token: 'x'.repeat(43) })).rejects.toThrow(shelfMessages.noToken)
  await expect(release(house.build('one'), { remote: 'mf-citas' })).rejects.toThrow(shelfMessages.otherRemote)
})

test('an address where nothing answers, and one that is no shelf, are told', async () => {
  const build = house.build('one')
  const to = (address: string) =>
    sendRelease({ origin: address, token: house.token, remote: 'mf-diet' }, build, {})
  await expect(to('http://127.0.0.1:1')).rejects.toThrow(/mf-diet does not answer: /)
  await expect(to(`${origin}/nada`)).rejects.toThrow(/404/)
})
