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
  const every = {
    ...{
      firstName: '',
      lastName: '',
      gender: 'male',
      emergencyContactPhone: '',
      birthdate: '',
      ocupation: '',
    },
    ...{ civilState: '', picture: '' },
  } as const
  expect(changeInWords(every)).toBe(
    'Tu perfil: nombre, apellido, género, teléfono, fecha de nacimiento, ocupación, estado civil y foto',
  )
})

test('a field without words of its own is not named', () => {
  expect(changeInWords({ objective: '', picture: '' })).toBe('Tu perfil: foto')
})
