import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { callsInForce } from 'shared/releases/contracts'
import { shapeOf } from 'shared/releases/shape'
import Type, { type TObject } from 'typebox'
import { allPast, notePast, replayed } from './past'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const TWO_STEPS =
  'A field goes away in two steps (shared/releases/README.md): mark it with `deprecated` first, and release that.'

test('the contract breaks no past release', async () => {
  const past = allPast(repositoryRoot)
  expect(past.length).toBeGreaterThan(0)
  const broken = replayed(past, await callsInForce(repositoryRoot))
  expect(broken.length > 0 ? [...broken, TWO_STEPS] : []).toEqual([])
})

describe('a past release', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'my-diet-past-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const notes = (answer: TObject, body?: TObject) => ({
    'GET notes': shapeOf({
      summary: 'All',
      access: 'person',
      answer: { status: 200, size: 'list', body: Type.Array(answer) },
      ...(body && { body }),
    }),
  })
  const full = notes(Type.Object({ id: Type.Integer(), text: Type.String() }))
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))

  test('is named where a field of an answer goes, or a request demands one', () => {
    notePast(root, 'mf-diet', '0123456789abcdef', full, at(0))
    expect(replayed(allPast(root), full)).toEqual([])
    expect(replayed(allPast(root), notes(Type.Object({ id: Type.Integer() })))).toEqual([
      'mf-diet: its release 0123456789abcdef of 2026-01-01 uses GET notes, where the answer[].text is missing',
    ])
    const demanding = notes(
      Type.Object({ id: Type.Integer(), text: Type.String() }),
      Type.Object({ day: Type.String() }),
    )
    expect(replayed(allPast(root), demanding)).toEqual([
      'mf-diet: its release 0123456789abcdef of 2026-01-01 uses GET notes, where the request.body is required',
    ])
  })

  test('is written where its calls are new, and the last twenty are kept', () => {
    expect(notePast(root, 'mf-diet', 'a', full, at(0))).toBe(
      'shared/testing/past/mf-diet/2026-01-01T000000-a.json',
    )
    expect(notePast(root, 'mf-diet', 'b', full, at(1))).toBeUndefined()
    for (let n = 2; n < 24; n += 1)
      notePast(root, 'mf-diet', `r${n}`, notes(Type.Object({ [`field${n}`]: Type.String() })), at(n))
    const kept = allPast(root).map(({ release }) => release)
    expect(kept).toHaveLength(20)
    expect(kept.at(0)).toBe('r4')
    expect(kept.at(-1)).toBe('r23')
    expect(readdirSync(join(root, 'shared/testing/past'))).toEqual(['mf-diet'])
  })
})
