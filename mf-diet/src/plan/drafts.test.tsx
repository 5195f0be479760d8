import { getDefaultStore } from 'jotai'
import { announce } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { samplePlan } from '../sampleCatalogue'
import { draftsAtom, withoutProposals } from './drafts'

const DAY = samplePlan.day
const PROPOSED = { [DAY]: { plan: samplePlan, changed: false } }
const store = getDefaultStore()
const become = (id: number) =>
  sessionSubject.next({ status: 'signedIn', user: { id } as never, token: `token of ${id}` })

/** The state after a reload of the page. */
async function reloaded() {
  jest.resetModules()
  const [{ draftsAtom: drafts }, { getDefaultStore: storeOf }, { sessionSubject: session }] =
    await Promise.all([import('./drafts'), import('jotai'), import('shared/session/writer')])
  return {
    of: (id: number) => {
      session.next({ status: 'signedIn', user: { id } as never, token: `token of ${id}` })
      return storeOf().get(drafts)
    },
  }
}

beforeEach(() => {
  become(1)
  store.set(draftsAtom, {})
})

test('unsaved changes survive a reload of the page, for the same person alone', async () => {
  store.set(draftsAtom, PROPOSED)
  expect((await reloaded()).of(1)).toEqual(PROPOSED)
  expect((await reloaded()).of(2)).toEqual({})
})

test('drafts are deleted when the person signs out', async () => {
  store.set(draftsAtom, PROPOSED)
  announce({ type: 'signedOut' })
  expect(store.get(draftsAtom)).toEqual({})
  expect((await reloaded()).of(1)).toEqual({})
})

test('a session that the server ended keeps the drafts for the same person, and for nobody else', async () => {
  store.set(draftsAtom, PROPOSED)
  announce({ type: 'signedOut', refused: true })
  become(1)
  announce({ type: 'signedIn', userId: 1 })
  expect(store.get(draftsAtom)).toEqual(PROPOSED)

  announce({ type: 'signedOut', refused: true })
  become(2)
  announce({ type: 'signedIn', userId: 2 })
  expect(store.get(draftsAtom)).toEqual({})
  expect((await reloaded()).of(1)).toEqual({})
})

test('invalid stored drafts are ignored', async () => {
  sessionStorage.setItem('mydiet.draft.1.diet.plans', '{')
  expect((await reloaded()).of(1)).toEqual({})
})

test('proposals are dropped when their input changes; the person’s own changes stay', () => {
  const changed = { '2026-11-22': { plan: { ...samplePlan, day: '2026-11-22' }, changed: true } }
  expect(withoutProposals({ ...PROPOSED, ...changed })).toEqual(changed)
})
