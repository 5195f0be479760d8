import { limitOf, networkOf } from './limits'

test('the IPv6 addresses of one home are one network, however they are written', () => {
  const home = networkOf('2001:db8:1:2::1')
  expect(networkOf('2001:db8:1:2:a:b:c:d')).toBe(home)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home)
  expect(networkOf('2001:db8::1')).not.toBe(home)
})

test('IPv4 addresses are counted one by one', () => {
  expect(networkOf('10.0.0.1')).not.toBe(networkOf('10.0.0.2'))
})

const subjectOf = (name: string, of: string | number) => limitOf({ name, of, most: 1, windowMs: 1 }).subject

test('a subject does not show the person whose attempts it counts', () => {
  expect(subjectOf('sign-in', 'ana@mydiet.mx')).toMatch(/^[0-9a-f]{64}$/)
})

test('each limit and each person has a subject of its own', () => {
  const subjects = [subjectOf('mail', 1), subjectOf('mail', 2), subjectOf('upload', 1)]
  expect(new Set(subjects).size).toBe(3)
  expect(subjectOf('mail', 1)).toBe(subjects[0])
})
