import { ownReturnPath } from './ownReturnPath'

const ORIGIN = 'https://app.mydiet.mx'

test.each([
  ['https://app.mydiet.mx/user/agendar?specialist=3', '/user/agendar?specialist=3'],
  ['/user/agendar/1?specialist=3#hora', '/user/agendar/1?specialist=3#hora'],
  ['https://app.mydiet.mx', '/'],
  ['/user/./comidas', '/user/comidas'],
])('%s is ours', (returnUrl, path) => {
  expect(ownReturnPath(returnUrl, ORIGIN)).toBe(path)
})

test.each([
  'https://otro.mx/user',
  'http://app.mydiet.mx/user',
  'https://app.mydiet.mx:8443/user',
  'https://app.mydiet.mx.otro.mx/user',
  'https://app.mydiet.mx@otro.mx/user',
  'https://ana@app.mydiet.mx/user',
  '//otro.mx/user',
  '/\\otro.mx',
  '\\\\otro.mx',
  '/\t/otro.mx',
  '/\n/otro.mx',
  ' https://app.mydiet.mx/user',
  '/%5cotro.mx',
  '/%2f%2fotro.mx',
  '/.//otro.mx',
  '/user/..//otro.mx',
  'https://app.mydiet.mx//otro.mx',
  'https:otro.mx',
  'https:/app.mydiet.mx/user',
  'HTTPS://OTRO.MX/',
  'javascript:alert(1)',
  'data:text/html,hola',
  'otro.mx/user',
  'user/comidas',
  '/user\u0000',
  '/\u200b/otro.mx',
  '',
])('%j is refused', returnUrl => {
  expect(ownReturnPath(returnUrl, ORIGIN)).toBeUndefined()
})
