import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noteTakenBack, publish, publishCandidate, rollback } from './releases'
import {
  PLACES,
  shareOf,
  startTrial,
  stepsFrom,
  takesPart,
  trialFile,
  trialOf,
  USUAL_STEPS,
  writeTrial,
} from './trial'

let shelf: string
let live: string
let candidate: string
beforeEach(() => {
  shelf = join(mkdtempSync(join(tmpdir(), 'my-diet-trial-')), 'releases')
  live = publish(shelf, 'mf-diet', build('live'))
  candidate = publishCandidate(shelf, 'mf-diet', build('candidate'))
})
afterEach(() => rmSync(dirname(shelf), { recursive: true }))

function build(text: string, trial?: object[]): string {
  const folder = join(dirname(shelf), 'builds', text)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ text, remote: { trial } }))
  return folder
}
const start = (release = candidate, share?: number) => startTrial(shelf, 'mf-diet', { release, share })
const part = (trial = trialOf(shelf, 'mf-diet')) =>
  trial ? Array.from({ length: PLACES }, (_, place) => place).filter(place => takesPart(trial, place)) : []

test('exactly its share of the browsers has it, and keeps it as the share grows; another release goes to others', () => {
  start()
  const first = part()
  expect(first).toHaveLength(500)
  const trial = trialOf(shelf, 'mf-diet')
  if (!trial) throw new Error('there is no trial')
  const grown = part({ ...trial, began: ['', ''] })
  expect(grown).toHaveLength(2_500)
  expect(grown).toEqual(expect.arrayContaining(first))
  start(publishCandidate(shelf, 'mf-diet', build('another')))
  expect(part()).not.toEqual(first)
  expect(part({ ...trial, held: { at: '', by: '', reason: '' } })).toEqual([])
})

test('the steps are those of the release, from the share that was asked for on', () => {
  expect(start().steps).toEqual(USUAL_STEPS)
  const own = [
    { share: 10, minutes: 30 },
    { share: 50, minutes: 5 },
  ]
  const release = publishCandidate(shelf, 'mf-diet', build('own', own))
  expect(start(release).steps).toEqual(own)
  expect(start(release, 50).steps).toEqual([{ share: 50, minutes: 5 }])
  expect(stepsFrom(own, 1)).toEqual([{ share: 1, minutes: 30 }, ...own])
})

test('a trial is over when another release becomes live, the candidate is taken back, or its file is damaged', () => {
  start()
  expect(shareOf(trialOf(shelf, 'mf-diet') ?? fail())).toBe(5)
  const later = publish(shelf, 'mf-diet', build('later'))
  expect(trialOf(shelf, 'mf-diet')).toBeUndefined()
  rollback(shelf, 'mf-diet')
  expect(trialOf(shelf, 'mf-diet')).toBeUndefined()
  publish(shelf, 'mf-diet', build('later'))

  expect(start()).toMatchObject({ against: later })
  writeFileSync(trialFile(shelf, 'mf-diet'), '{"release":')
  expect(trialOf(shelf, 'mf-diet')).toBeUndefined()
  writeTrial(shelf, 'mf-diet', start())
  noteTakenBack(shelf, 'mf-diet', candidate, {})
  expect(trialOf(shelf, 'mf-diet')).toBeUndefined()
})
const fail = (): never => {
  throw new Error('there is no trial')
}

test('what is live, was live, was taken back or has nothing beside it is not tried', () => {
  expect(() => start(live)).toThrow('is live already')
  const later = publish(shelf, 'mf-diet', build('later'))
  expect(() => start(live)).toThrow('was live before')
  expect(() => start('ffffffffffffffff')).toThrow('not on the shelf')
  noteTakenBack(shelf, 'mf-diet', candidate, {})
  expect(() => start()).toThrow('was taken back')
  expect(() => startTrial(shelf, 'mf-citas', { release: later })).toThrow('no live release')
})
