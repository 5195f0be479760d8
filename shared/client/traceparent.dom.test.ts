import axios, { AxiosHeaders } from 'axios'
import { callNamed } from './client'

const names: unknown[] = []
// The wire.
axios.defaults.adapter = async config => {
  names.push(AxiosHeaders.from(config.headers).get('traceparent'))
  return { data: [], status: 200, statusText: '', headers: {}, config }
}
beforeEach(() => names.splice(0))

test('each attempt of a call has a name of its own where the page says that calls are traced', async () => {
  document.documentElement.dataset.traced = ''
  await callNamed('GET notes')
  await callNamed('GET notes')
  delete document.documentElement.dataset.traced
  const form = expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(names).toEqual([form, form])
  expect(new Set(names).size).toBe(2)
})

test('a call has none where nobody traces', async () => {
  await callNamed('GET notes')
  expect(names).toEqual([undefined])
})
