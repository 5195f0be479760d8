import { accountLimit, networkLimit } from './throttle'

test('a home’s IPv6 addresses count as one, however they are written', () => {
  const { subject } = networkLimit('2001:db8:1:2::1')
  expect(networkLimit('2001:db8:1:2:a:b:c:d').subject).toBe(subject)
  expect(networkLimit('2001:db8:1:3::1').subject).not.toBe(subject)
  expect(networkLimit('2001:db8::1').subject).not.toBe(subject)
})

test('IPv4 addresses count one by one', () => {
  expect(networkLimit('10.0.0.1').subject).not.toBe(networkLimit('10.0.0.2').subject)
})

test('what is kept of a subject does not show it', () => {
  expect(accountLimit('ana@mydiet.mx').subject).toMatch(/^[0-9a-f]{64}$/)
})
