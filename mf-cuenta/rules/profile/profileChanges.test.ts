import type { Patient } from '../../contract/profile'
import { profileChanges, storedForm } from './profileChanges'

const STORED: Patient = {
  firstName: 'Ana',
  lastName: 'Treviño',
  email: 'ana@mydiet.mx',
  phone: '8112345678',
  ocupation: '',
  civilState: '',
  emergencyContactName: '',
  emergencyContactLastName: '',
  emergencyContactPhone: '8112345678',
  emergencyContactEmail: '',
  emergencyContactBirthdate: null,
  emergencyContactRelationship: '',
  objective: '',
  branchOffices: ['Centro'],
  birthdate: null,
  gender: null,
  picture: '',
}

test('a whole profile that is sent back is no change', () => {
  expect(profileChanges(STORED, STORED)).toEqual({})
  expect(profileChanges(STORED, { ...STORED, birthdate: '', email: ' Ana@MyDiet.mx ' })).toEqual({})
})

test('branches that are sent empty stay; other branches are a change', () => {
  expect(profileChanges(STORED, { branchOffices: [] })).toEqual({})
  expect(profileChanges(STORED, { branchOffices: ['Sur'] })).toEqual({ branchOffices: ['Sur'] })
})

test('only the fields that differ are changed', () => {
  expect(profileChanges(STORED, { email: 'Otra@MyDiet.mx' })).toEqual({ email: 'Otra@MyDiet.mx' })
  expect(profileChanges(STORED, { ...STORED, firstName: 'Ana María', gender: 'female' })).toEqual({
    firstName: 'Ana María',
    gender: 'female',
  })
})

test('a change is stored without blanks around it, an emptied day as null', () => {
  expect(
    storedForm({
      firstName: 'Ana  María ',
      lastName: ' Treviño',
      ocupation: ' Maestra ',
      emergencyContactName: ' Luis ',
      emergencyContactLastName: ' Garza  Peña',
      emergencyContactRelationship: 'Hermano ',
      objective: ' \u202EDormir\nmejor ',
      emergencyContactEmail: ' Luis@MyDiet.mx ',
      emergencyContactBirthdate: '',
    }),
  ).toEqual({
    firstName: 'Ana María',
    lastName: 'Treviño',
    ocupation: 'Maestra',
    emergencyContactName: 'Luis',
    emergencyContactLastName: 'Garza Peña',
    emergencyContactRelationship: 'Hermano',
    objective: 'Dormir\nmejor',
    emergencyContactEmail: 'luis@mydiet.mx',
    emergencyContactBirthdate: null,
  })
})

test('a change of other fields is stored as it is, and nothing is added to it', () => {
  const change = { phone: '8112345678', emergencyContactBirthdate: '1960-02-28' }
  expect(storedForm(change)).toStrictEqual(change)
})
