import { rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { publish } from 'shared/releases'
import { holdShelf } from 'shared/releases/holdShelf'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { noteCallsInForce } from 'shared/releases/running'
import { buildPages } from '../buildPages'
import { shelfServer } from '../testing/shelfServer'
import { shelfMessages } from './messages'
import { shelfCommand } from './shelfCommand'

type House = Awaited<ReturnType<typeof shelfServer>>
let house: House
let server: House['server']
let shelf: House['shelf']
let run: House['run']
let newToken: House['newToken']
let ask: House['ask']
let send: House['send']
let state: House['state']
let move: House['move']
let pack: House['pack']
let onShelf: House['onShelf']
let acts: House['acts']
let left: House['left']
beforeAll(async () => {
  house = await shelfServer()
  ;({ server, shelf, run, newToken, ask, send, state, move, pack, onShelf, acts, left } = house)
})
afterAll(() => house.server.close())
beforeEach(() => house.clear())

test('a release arrives and becomes current; its history and the log name the pipeline', async () => {
  const { release, archive } = pack('first')
  expect(await send(archive)).toMatchObject({ status: 201, body: { remote: 'mf-diet', release } })
  expect(readPointer(shelf, 'mf-diet')).toBeUndefined()
  const moved = await move(release)
  expect(moved).toMatchObject({ status: 200, body: { current: release, shown: release } })
  expect(readRecord(shelf, 'mf-diet', release)).toMatchObject({
    by: expect.stringMatching(/^Eva, CI de dieta \(token \d+\)$/),
    commit: 'b490a2b1c3d4e5f6',
    checks: ['types'],
    live: [{ since: expect.any(String) }],
  })
  expect((await acts()).slice(-2)).toEqual([
    expect.stringMatching(new RegExp(`^CI de dieta \\(token \\d+\\): mf-diet release ${release} published$`)),
    expect.stringMatching(new RegExp(`: mf-diet moved from none to ${release}$`)),
  ])
})

test('every process with the folder has it in its registry, and one of pages has no shelf', async () => {
  house.publishShell()
  const other = await buildPages(server.config)
  const release = await onShelf('first')
  await move(release)
  const registry = (await other.inject('/registry.json')).json()
  expect(registry.remotes).toMatchObject([{ remote: { name: 'mf-diet' }, release }])
  const { statusCode } = await other.inject('/shelf/mf-diet')
  expect(statusCode).toBe(404)
  await other.close()
})

test('the same archive twice changes nothing, and another under its name is refused', async () => {
  const { release, archive } = pack('first')
  const answers = await Promise.all([send(archive), send(archive)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  const before = readRecord(shelf, 'mf-diet', release)
  expect(await send(archive)).toMatchObject({ status: 200, body: { release } })
  expect(readRecord(shelf, 'mf-diet', release)).toEqual(before)
  // A map is no part of the name.
  const other = pack('first', { files: { 'entry.js.map': '{}' } })
  expect(other.release).toBe(release)
  expect(await send(other.archive)).toMatchObject({
    status: 409,
    body: { message: shelfMessages.otherContent(release) },
  })
  expect(
    left()
      .filter(name => !name.startsWith('.'))
      .sort(),
  ).toEqual([release, `${release}.json`])
})

describe('the current release', () => {
  test('of two pipelines at once one moves it, and the other is told', async () => {
    const [one, two] = [await onShelf('one'), await onShelf('two')]
    const tag = String((await state()).headers.etag)
    const answers = await Promise.all([move(one, { tag }), move(two, { tag })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const won = answers[0]?.status === 200 ? one : two
    expect((await state()).body.current).toBe(won)
    // Asked again, since the answer was lost.
    expect((await move(won, { tag })).status).toBe(200)
  })

  test('is not moved while `npm run release` makes another current', async () => {
    const one = await onShelf('one')
    const tag = String((await state()).headers.etag)
    let moving: ReturnType<typeof move> | undefined
    const two = await holdShelf(shelf, 'mf-diet', async () => {
      moving = move(one, { tag })
      // As many turns as a move has needed by far.
      for (let i = 0; i < 500; i += 1) await stat(shelf)
      return publish(shelf, 'mf-diet', house.build('two'))
    })
    expect((await moving)?.status).toBe(412)
    expect((await state()).body.current).toBe(two)
  })

  test('is moved with a condition alone, to what is on the shelf, by what the call understands', async () => {
    const release = await onShelf('one')
    const put = (payload: object, headers = {}) => ask('mf-diet/current', { method: 'PUT', payload, headers })
    expect((await put({ release })).status).toBe(428)
    expect((await put({ release: '../x' }, { 'if-match': '"x"' })).status).toBe(400)
    expect((await put({ release, reason: 'x'.repeat(301) }, { 'if-match': '"x"' })).status).toBe(400)
    expect((await put({ release }, { 'if-match': '*' })).status).toBe(412)
    expect((await move('f'.repeat(16))).status).toBe(404)
    expect((await state()).body.current).toBeNull()
  })

  test('goes back by the same call, and what was taken back stays so', async () => {
    const [one, two] = [await onShelf('one'), await onShelf('two')]
    await move(one)
    await move(two)
    expect((await move(one, { reason: 'página en blanco' })).body.current).toBe(one)
    expect(readRecord(shelf, 'mf-diet', two).takenBack).toMatchObject({
      by: expect.stringContaining('CI de dieta'),
      reason: 'página en blanco',
    })
    expect(await move(two)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('página en blanco') },
    })
    expect((await state()).body.current).toBe(one)
  })

  test('is refused with the words of the gate where what runs does not meet its needs', async () => {
    const call = { hash: 'a', request: {}, answer: {} }
    const { release, archive } = pack('one', { needs: { calls: { 'GET notes': call } } })
    await send(archive)
    expect(await move(release)).toMatchObject({
      status: 422,
      body: { problems: [expect.stringContaining('GET notes, which the API does not answer')] },
    })
    noteCallsInForce(shelf, { 'GET notes': call })
    expect((await move(release)).status).toBe(200)
  })
})

describe('tokens', () => {
  test('open one remote until they are revoked; the log says who was refused', async () => {
    const citas = await newToken('mf-citas', 'CI de citas')
    expect(await ask('mf-diet', { as: citas })).toMatchObject({
      status: 403,
      body: { message: shelfMessages.otherRemote },
    })
    expect((await acts()).at(-1)).toMatch(/^CI de citas .*refused at the shelf of another remote$/)
    expect((await ask('mf-citas', { as: citas })).status).toBe(200)
    const line = (await run('list')).find(one => one.includes('CI de citas')) ?? ''
    expect(line).not.toContain(citas)
    await run('revoke', line.split('\t')[0] ?? '')
    expect((await ask('mf-citas', { as: citas })).status).toBe(401)
    expect((await acts()).slice(-1)).toEqual([expect.stringMatching(/^operator .*of mf-citas revoked/)])
    await expect(run('revoke', line.split('\t')[0] ?? '')).rejects.toThrow('No hay un token vigente')
  })

  test('a network that tries wrong ones is stopped, and a good one goes on', async () => {
    const from = '10.9.8.7'
    const wrong = () => ask('mf-diet', { as: 'x'.repeat(43), from })
    const statuses: number[] = []
    for (let i = 0; i < 21; i += 1) statuses.push((await wrong()).status)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(await wrong()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    expect((await ask('mf-diet', { from })).status).toBe(200)
    expect((await ask('mf-diet', { as: '' })).status).toBe(401)
  })

  test('have a name of their own', async () => {
    await expect(run('token', 'mf-diet', 'CI de dieta')).rejects.toThrow('ya tiene un token')
    for (const words of [
      ['token', 'mf-diet', ''],
      ['token', '../x', 'a'],
      ['token', 'shell', 'a'],
      ['revoke', 'x'],
      [],
    ])
      expect(shelfCommand(words)).toBeUndefined()
  })
})

test('a server without the folder of releases says so', async () => {
  rmSync(shelf, { recursive: true })
  expect(await state()).toMatchObject({ status: 503, body: { message: shelfMessages.noShelf } })
})
