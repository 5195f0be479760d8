import type { ErrorObject } from 'ajv'
import Type, { type TSchema } from 'typebox'
import { fieldErrors } from './fieldErrors'
import { forPayloads } from './validator'

function errorsOf(schema: TSchema, value: unknown) {
  const validate = forPayloads.compile(schema)
  expect(validate(value)).toBe(false)
  return fieldErrors(validate.errors as ErrorObject[])
}

const Id = Type.Integer({ minimum: 1 })

test.each([
  [Type.Union([Type.Null(), Id]), 'Debe ser un número entero.'],
  [Type.Union([Id, Type.Null()]), 'Debe ser un número entero.'],
  [Type.Null(), 'Debe quedar vacío.'],
])('the error of a field that may be null says what it may be instead', (parentId, message) => {
  expect(errorsOf(Type.Object({ parentId }), { parentId: 'x' })).toEqual({ parentId: message })
})

test('each field has its first error, a missing one too', () => {
  const schema = Type.Object({ name: Type.String({ minLength: 1 }), age: Id })
  expect(errorsOf(schema, { name: '' })).toEqual({ name: 'No debe quedar vacío.', age: 'Falta este dato.' })
})
