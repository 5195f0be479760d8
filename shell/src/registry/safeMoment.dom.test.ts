import { countedWrite } from 'shared/client/writes'
import { answered, watchConnection } from 'shared/offline/connection'
import { isSafeMoment } from './safeMoment'

/** Puts something into the page, and returns how it leaves. */
function put(html: string) {
  document.body.innerHTML = html
  return () => {
    document.body.innerHTML = ''
  }
}

function keepUnsaved() {
  const warn = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}

function beginWrite() {
  let end: () => void = () => undefined
  const write = countedWrite(new Promise<void>(done => (end = done)))
  return async () => {
    end()
    await write
  }
}

function loseConnection() {
  watchConnection()
  dispatchEvent(new Event('offline'))
  return answered
}

test.each([
  ['a changed form', keepUnsaved],
  ['an open dialog', () => put('<dialog open></dialog>')],
  ['a player of another site', () => put('<iframe></iframe>')],
  ['a video', () => put('<video></video>')],
  ['a recording', () => put('<audio></audio>')],
  ['a change or an upload under way', beginWrite],
  ['a page without a connection', loseConnection],
])('no moment is safe with %s, and the next one is', async (_, begin) => {
  expect(isSafeMoment()).toBe(true)
  const end = begin()
  expect(isSafeMoment()).toBe(false)
  await end()
  expect(isSafeMoment()).toBe(true)
})

test('a dialog that is closed disturbs nothing', () => {
  put('<dialog></dialog>')
  expect(isSafeMoment()).toBe(true)
})
