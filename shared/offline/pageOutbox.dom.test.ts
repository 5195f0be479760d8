import { webcrypto } from 'node:crypto'
import axios, { AxiosHeaders } from 'axios'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { sessionSubject } from '../session/writer'
import { answered, watchConnection } from './connection'
import { decided$, startOutbox } from './pageOutbox'
import { newKey, offlineCallsOf, sendOrStore } from './sendOrStore'
import '../testing/browser/device'

// A browser has these, and jsdom has not.
Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

const contract = defineContract({
  'POST notes': {
    summary: 'Adds one',
    access: 'person',
    body: Type.Object({ text: Type.String({ maxLength: 10 }) }),
    answer: { status: 201, size: 'small', body: Type.Object({}) },
  },
})
const RELEASE = 'mf-notes@0123456789abcdef'
const waiting = { refreshes: [], failure: { title: '', message: '' }, content: '' }

/** The text of each note that was sent, and the release that the call named. */
const sent: string[] = []
axios.defaults.adapter = async config => {
  const headers = AxiosHeaders.from(config.headers)
  sent.push(`${JSON.parse(config.data).text} by ${headers.get('x-release')}`)
  return { status: 201, statusText: '', data: {}, headers: {}, config }
}

test('a change names the release that made it, sent at once or after it waited on the device', async () => {
  const note = (text: string) => offlineCallsOf<typeof contract>(RELEASE)('POST notes', { body: { text } })
  const add = (text: string) => sendOrStore(note(text), newKey(), waiting)
  await add('early')

  sessionSubject.next({ status: 'signedIn', user: { id: 7 } as never, token: 'token' })
  startOutbox()
  watchConnection()
  await add('direct')

  dispatchEvent(new Event('offline'))
  expect(await add('waiting')).toMatchObject({ data: 'pending' })
  const delivered = new Promise(done => decided$.subscribe(done))
  answered()
  await delivered
  expect(sent).toEqual(['early', 'direct', 'waiting'].map(text => `${text} by ${RELEASE}`))
})
