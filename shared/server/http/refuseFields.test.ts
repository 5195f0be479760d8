import { refuseFields } from './refuseFields'

test('each problem is reported at its field, and the first is the message', () => {
  expect(
    refuseFields({ email: undefined, password: 'Muy corta', phone: 'Faltan dígitos', name: '' }),
  ).toEqual({
    ok: false,
    status: 400,
    message: 'Muy corta',
    errors: { password: 'Muy corta', phone: 'Faltan dígitos' },
  })
})

test('a form without problems is not refused', () => {
  expect(refuseFields({ email: undefined, password: undefined })).toBeUndefined()
})
