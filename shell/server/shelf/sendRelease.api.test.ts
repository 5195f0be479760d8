import type { AddressInfo } from 'node:net'
import { readPointer } from 'shared/releases/pointer'
import { trialOf } from 'shared/releases/trial'
import type { Audience } from 'shared/tooling/release/releaseWords'
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

const release = (build: string, { remote = 'mf-diet', token = house.token } = {}, audience?: Audience) =>
  sendRelease({ origin, token, remote }, build, { by: 'Eva', checks: ['types'] }, { audience })

test('a build is sent and becomes current, and again it changes nothing', async () => {
  const sent = await release(house.build('one'))
  expect(readPointer(house.shelf, 'mf-diet')?.release).toBe(sent)
  const before = (await house.state()).body
  expect(await release(house.build('one'))).toBe(sent)
  expect((await house.state()).body).toEqual(before)
})

test('a candidate becomes current nowhere, and is tried on a share of the browsers by another call, once', async () => {
  expect(readPointer(house.shelf, 'mf-diet')).toBeUndefined()
  await expect(release(house.build('one'), {}, { share: 5 })).rejects.toThrow(shelfMessages.nothingToCompare)
  const live = await release(house.build('one'))
  const candidate = await release(house.build('two'), {}, 'nobody')
  expect(readPointer(house.shelf, 'mf-diet')?.release).toBe(live)
  expect(trialOf(house.shelf, 'mf-diet')).toBeUndefined()

  expect(await release(house.build('two'), {}, { share: 10 })).toBe(candidate)
  expect(await release(house.build('two'), {}, { share: 10 })).toBe(candidate)
  expect(trialOf(house.shelf, 'mf-diet')).toMatchObject({
    release: candidate,
    steps: [{ share: 10 }, { share: 25 }],
  })
  expect((await house.acts()).filter(act => act.endsWith(`tries ${candidate} on 10 %`))).toHaveLength(1)
  expect(readPointer(house.shelf, 'mf-diet')?.release).toBe(live)
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
