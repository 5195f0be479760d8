import {
  accountLimit,
  addressChangeLimit,
  confirmLimit,
  deviceMailLimit,
  mailLimit,
  networkLimit,
  proofLimit,
  takenLimits,
  takenMailLimit,
  uploadLimit,
} from './attemptLimits'

test('the IPv6 addresses of one home network count as one', () => {
  const { subject } = networkLimit('2001:db8:1:2::1', 'sign-in')
  expect(networkLimit('2001:db8:1:2:a:b:c:d', 'sign-in').subject).toBe(subject)
  expect(networkLimit('2001:db8:1:3::1', 'sign-in').subject).not.toBe(subject)
})

test('each action has its own count', () => {
  const subjects = [
    accountLimit('ana@mydiet.mx'),
    mailLimit('ana@mydiet.mx'),
    proofLimit('ana@mydiet.mx'),
    takenMailLimit('ana@mydiet.mx'),
    ...takenLimits('10.0.0.1'),
    confirmLimit(1),
    deviceMailLimit(1),
    addressChangeLimit(1),
    networkLimit('10.0.0.1', 'sign-in'),
    networkLimit('10.0.0.1', 'confirmation'),
    networkLimit('10.0.0.1', 'registration'),
    networkLimit('10.0.0.1', 'recovery'),
    networkLimit('10.0.0.1', 'upload'),
    uploadLimit(1),
  ].map(limit => limit.subject)
  expect(new Set(subjects).size).toBe(subjects.length)
})
