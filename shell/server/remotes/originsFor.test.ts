import { remotes } from 'shared/releases/remotes'
import { originsFor } from './originsFor'

const asked = (host: string, protocol = 'http') => ({ protocol, headers: { host } })
const known = { port: 3000, remoteOrigins: {} }

test('without configuration: the ports after that of the shell, in the order of the remotes', () => {
  const originOf = originsFor(asked('localhost'), known)
  expect(remotes().map(originOf)).toEqual(remotes().map((_, i) => `http://localhost:${3001 + i}`))
  expect(originOf('mf-diet')).toBe('http://localhost:3001')
})

test('on the name and protocol by which the shell was reached', () => {
  expect(originsFor(asked('192.168.1.7'), known)('mf-diet')).toBe('http://192.168.1.7:3001')
  expect(originsFor(asked('mydiet.mx', 'https'), known)('mf-diet')).toBe('https://mydiet.mx:3001')
  expect(originsFor(asked('[::1]'), known)('mf-diet')).toBe('http://[::1]:3001')
})

test.each(['evil.example/x', 'a"><script>', 'user@evil.example', 'evil.example#', '', ' '])(
  'never on a name that is none: «%s»',
  hostname => {
    expect(originsFor(asked(hostname), known)('mf-diet')).toBe('http://localhost:3001')
  },
)

test('a configured origin goes before; `*` stands for all that are not named', () => {
  const configured = { 'mf-diet': 'https://diet.mydiet.mx', '*': '' }
  const originOf = originsFor(asked('localhost'), { ...known, remoteOrigins: configured })
  expect(originOf('mf-diet')).toBe('https://diet.mydiet.mx')
  expect(originOf('mf-citas')).toBe('')
  expect(originsFor(asked('localhost'), { ...known, remoteOrigins: { 'mf-diet': '' } })('mf-citas')).toBe(
    'http://localhost:3002',
  )
})

test('a public origin goes before what the request says', () => {
  const originOf = originsFor(asked('evil.example'), { ...known, publicOrigin: 'https://app.mydiet.mx' })
  expect(originOf('mf-diet')).toBe('https://app.mydiet.mx:3001')
})

test("a port in the name is the shell's, and a name longer than names can be is none", () => {
  expect(originsFor(asked('192.168.1.7:3000'), known)('mf-diet')).toBe('http://192.168.1.7:3001')
  expect(originsFor(asked('a'.repeat(14_000)), known)('mf-diet')).toBe('http://localhost:3001')
})
