import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSpanish } from './spanish'

const repositoryRoot = resolve(import.meta.dirname, '../..')

/** All texts of a value, also those that its functions make of numbers. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsOf(value(3, 2))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const owners = [...readdirSync(repositoryRoot), 'shared/server/http', 'shell/server/files']
  .map(folder => join(folder, 'messages.ts'))
  .filter(file => existsSync(join(repositoryRoot, file)))

test.each(owners)('every sentence of %s is Spanish', async file => {
  const texts = textsOf(await import(join(repositoryRoot, file)))
  expect(texts).not.toEqual([])
  expect(texts.filter(text => text.endsWith('.') && !isSpanish(text))).toEqual([])
})

test.each([
  'Unsupported Media Type',
  'body must be object',
  'body/email must match format "email"',
  'Unexpected token \'x\', "x" is not valid JSON',
  'Request body is too large',
  'Internal Server Error',
  'Not Found',
  'invalid input syntax for type integer',
  '',
  '4',
])('%j is not Spanish', text => {
  expect(isSpanish(text)).toBe(false)
})
