import { permissionsPolicy } from './permissionsPolicy'

test('every feature is off', () => {
  expect(permissionsPolicy()).toBe(
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  )
})

test('only the features that a released remote needs are on, for the product’s own pages', () => {
  const policy = permissionsPolicy([{}, { permissions: ['camera'] }, { permissions: ['camera', 'payment'] }])
  expect(policy).toContain('camera=(self), microphone=(), geolocation=(), payment=(self)')
})
