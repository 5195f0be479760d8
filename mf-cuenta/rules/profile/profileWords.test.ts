import { changeInWords, genderWord, subscriptionName } from './profileWords'

test('male is Masculino, otherwise Femenino', () => {
  expect([genderWord('male'), genderWord('female')]).toEqual(['Masculino', 'Femenino'])
})

test('the monthly subscription has a Spanish name; others are shown by theirs', () => {
  expect(subscriptionName('MonthlySubscription')).toBe('Suscripción mensual')
  expect(subscriptionName('PLAN FUNCIONAL PLUS')).toBe('PLAN FUNCIONAL PLUS')
})

test('a change names its fields in the person’s words', () => {
  expect(changeInWords({ firstName: 'Ana', emergencyContactPhone: '8112345678' })).toBe(
    'Tu perfil: nombre y teléfono',
  )
  expect(changeInWords({ picture: '' })).toBe('Tu perfil: foto')
})
