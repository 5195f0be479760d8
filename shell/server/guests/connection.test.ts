import { promisify } from 'node:util'
import { isForbidden, lookupGuest } from './connection'

test.each([
  ['169.254.169.254', true],
  ['::ffff:169.254.169.254', true],
  ['fe80::1', true],
  ['fd00:ec2::254', true],
  ['100.100.100.200', true],
  ['0.0.0.0', true],
  ['127.0.0.1', false],
  ['10.0.0.7', false],
  ['::1', false],
])('a name that leads to %s is not connected to: %s', (address, forbidden) => {
  expect(isForbidden(address)).toBe(forbidden)
})

test('a name is looked up by the system, and one that leads to a forbidden address is refused', async () => {
  const lookUp = promisify(lookupGuest) as (name: string, options: object) => Promise<unknown>
  expect(await lookUp('localhost', { family: 4 })).toBe('127.0.0.1')
  expect(await lookUp('localhost', { family: 4, all: true })).toEqual([{ address: '127.0.0.1', family: 4 }])
  await expect(lookUp('169.254.169.254', {})).rejects.toThrow('leads to 169.254.169.254')
})
