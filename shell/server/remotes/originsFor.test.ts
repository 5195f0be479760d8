import { remotes } from 'shared/releases/remotes'
import { originsFor } from './originsFor'

/** Any two remotes of the house, in the order of their ports. */
const [one = '', two = ''] = remotes()

const asked = (host: string, protocol = 'http') => ({ protocol, headers: { host } })
const known = { port: 3000, remoteOrigins: {} }

test('without configuration: the ports after that of the shell, in the order of the remotes', () => {
  const originOf = originsFor(asked('localhost'), known)
  expect(remotes().map(originOf)).toEqual(remotes().map((_, i) => `http://localhost:${3001 + i}`))
  expect(originOf(one)).toBe('http://localhost:3001')
})

test('on the host and protocol by which the shell was reached', () => {
  expect(originsFor(asked('192.168.1.7'), known)(one)).toBe('http://192.168.1.7:3001')
  expect(originsFor(asked('laptop.local', 'https'), known)(one)).toBe('https://laptop.local:3001')
  expect(originsFor(asked('[::1]'), known)(one)).toBe('http://[::1]:3001')
})

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example/x',
  'a"><script>',
  'user@evil.example',
  'evil.example#',
  '',
  ' ',
])('never on an unknown host: «%s»', hostname => {
  expect(originsFor(asked(hostname), known)(one)).toBe('http://localhost:3001')
})

test('a configured origin has priority; `*` is for all that are not named', () => {
  const configured = { [one]: 'https://diet.mydiet.mx', '*': '' }
  const originOf = originsFor(asked('localhost'), { ...known, remoteOrigins: configured })
  expect(originOf(one)).toBe('https://diet.mydiet.mx')
  expect(originOf(two)).toBe('')
  expect(originsFor(asked('localhost'), { ...known, remoteOrigins: { [one]: '' } })(two)).toBe(
    'http://localhost:3002',
  )
})

test('a remote that has no folder here is on the own origin of the shell', () => {
  expect(originsFor(asked('localhost'), known)('mf-agua')).toBe('')
})

test('a public origin has priority over the request’s host', () => {
  const originOf = originsFor(asked('evil.example'), { ...known, publicOrigin: 'https://app.mydiet.mx' })
  expect(originOf(one)).toBe('https://app.mydiet.mx:3001')
})

test("a port in the host is the shell's, and too long a host is ignored", () => {
  expect(originsFor(asked('192.168.1.7:3000'), known)(one)).toBe('http://192.168.1.7:3001')
  expect(originsFor(asked('a'.repeat(14_000)), known)(one)).toBe('http://localhost:3001')
})
