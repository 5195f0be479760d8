import { accountLimit, mailLimit, networkLimit } from './throttle'

test('a home’s IPv6 addresses count as one, however they are written', () => {
  const { subject } = networkLimit('2001:db8:1:2::1', 'sign-in')
  expect(networkLimit('2001:db8:1:2:a:b:c:d', 'sign-in').subject).toBe(subject)
  expect(networkLimit('2001:db8:1:3::1', 'sign-in').subject).not.toBe(subject)
  expect(networkLimit('2001:db8::1', 'sign-in').subject).not.toBe(subject)
})

test('IPv4 addresses count one by one', () => {
  expect(networkLimit('10.0.0.1', 'sign-in').subject).not.toBe(networkLimit('10.0.0.2', 'sign-in').subject)
})

test('what is kept of a subject does not show it', () => {
  expect(accountLimit('ana@mydiet.mx').subject).toMatch(/^[0-9a-f]{64}$/)
})

test('each thing that is asked for has a ration of its own', () => {
  const subjects = [
    accountLimit('ana@mydiet.mx'),
    mailLimit('ana@mydiet.mx'),
    networkLimit('10.0.0.1', 'sign-in'),
    networkLimit('10.0.0.1', 'registration'),
    networkLimit('10.0.0.1', 'recovery'),
  ].map(limit => limit.subject)
  expect(new Set(subjects).size).toBe(subjects.length)
})
