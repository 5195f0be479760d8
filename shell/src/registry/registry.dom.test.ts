import { registerHooks } from 'shared/client/hooks'
import { fetchRegistry } from './registry'

// The wire: jsdom has neither.
AbortSignal.timeout ??= () => new AbortController().signal
const answer = (status: number, body: string) => async () => ({
  ok: status < 300,
  status,
  json: async () => JSON.parse(body),
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['a page of an intermediary', answer(200, '<!doctype html>'), 1],
  ['a refusal', answer(503, '{}'), 0],
  ['a registry', answer(200, '{"remotes":[]}'), 0],
])('%s makes the page ask for its connection, or not', async (_, wire, silences) => {
  let heard = 0
  registerHooks({ onSilence: () => void heard++ })
  globalThis.fetch = wire as unknown as typeof fetch
  await fetchRegistry().catch(() => undefined)
  expect(heard).toBe(silences)
})
