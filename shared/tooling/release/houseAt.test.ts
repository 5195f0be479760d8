import { houseAt } from './houseAt'

test.each(['https://app.example.mx', 'http://localhost:3000', 'http://127.0.0.1:4207/', 'http://[::1]:3000'])(
  'a token is sent to %s',
  text => {
    expect(houseAt(text)).toBe(text.replace(/\/$/, ''))
  },
)

test.each([
  ['http://app.example.mx', 'not encrypted'],
  ['http://localhost.example.mx', 'not encrypted'],
  ['https://app.example.mx/shelf', 'no address'],
  ['ftp://app.example.mx', 'no address'],
  ['app.example.mx', 'no address'],
  ['', 'no address'],
])('and never to «%s»', (text, why) => {
  expect(() => houseAt(text)).toThrow(why)
})
