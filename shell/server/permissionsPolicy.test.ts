import { permissionsPolicy } from './permissionsPolicy'

test('every feature is off', () => {
  expect(permissionsPolicy()).toBe(
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  )
})

test('what a released remote needs is on for the product’s own pages, and nothing else is', () => {
  const policy = permissionsPolicy([{}, { permissions: ['camera'] }, { permissions: ['camera', 'payment'] }])
  expect(policy).toContain('camera=(self), microphone=(), geolocation=(), payment=(self)')
})
