import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CompressedText, compressedText } from './compressedText'

const text = 'Corta en partes y hornea 20 minutos. '.repeat(300)

test('each encoding holds the same text', async () => {
  const compressed = new CompressedText(text)
  expect(brotliDecompressSync(await compressed.bytes('br')).toString()).toBe(text)
  expect(gunzipSync(await compressed.bytes('gzip')).toString()).toBe(text)
  expect((await compressed.bytes('identity')).toString()).toBe(text)
})

test('each encoding is made once, also for two requests at the same time', async () => {
  const compressed = new CompressedText(text)
  const [one, other] = await Promise.all([compressed.bytes('gzip'), compressed.bytes('gzip')])
  expect(one).toBe(other)
})

test('equal texts share one entry, and of many the newest are cached', () => {
  const page = (n: number) => `<!doctype html><p>${n}</p>`
  const first = compressedText(page(0))
  expect(compressedText(page(0))).toBe(first)
  for (let n = 1; n <= 200; n++) compressedText(page(n))
  expect(compressedText(page(0))).not.toBe(first)
  expect(compressedText(page(200))).toBe(compressedText(page(200)))
})
