import { isUnpaid, unpaidErrors } from './unpaid'

const errors = unpaidErrors('No tienes una consulta disponible para agendar esta cita.')

test.each([
  ['no purchase pays', { status: 403, errors }, true],
  ['the person may not book', { status: 403 }, false],
  ['the notice is not accepted', { status: 403, errors: { privacyNotice: 'Antes…' } }, false],
  ['the chosen product pays for another appointment', { status: 400, errors }, false],
])('%s', (_, refusal, unpaid) => {
  expect(isUnpaid(refusal)).toBe(unpaid)
})
