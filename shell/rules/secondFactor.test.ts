import { checkCode, isAppCode, plainCode } from './secondFactor'

const NO_CODE = 'Escribe los 6 dígitos de tu app, o un código de recuperación completo.'

test.each([
  ['', 'Escribe el código.'],
  ['  ', 'Escribe el código.'],
  ['12345', NO_CODE],
  ['1234567', NO_CODE],
  ['JBSW-Y3DP-EHPK', NO_CODE],
  ['JBSW-Y3DP-EHPK-3PX1', NO_CODE],
  ['123456', undefined],
  [' 123 456 ', undefined],
  ['jbsw y3dp ehpk 3pxp', undefined],
])('code «%s»', (code, message) => {
  expect(checkCode(code)).toBe(message)
})

test('six digits are the app’s code, sixteen characters one for recovery', () => {
  expect([isAppCode('123 456'), isAppCode('JBSW-Y3DP-EHPK-3PXP')]).toEqual([true, false])
  expect(plainCode(' jbsw-y3dp ehpk-3pxp')).toBe('JBSWY3DPEHPK3PXP')
})
