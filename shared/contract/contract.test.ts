import { validatorCompiler } from 'shared/server/http/validator'
import Type from 'typebox'
import { deprecated } from './contract'

test('a deprecated field is still optional or not, still checked, and says so in the documentation', () => {
  const schema = Type.Object({
    name: deprecated(Type.Optional(Type.String()), '2026-11-26', 'los nombres están en GET names'),
  })
  const check = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })
  expect(check({ name: 'Ana' })).toEqual({ value: { name: 'Ana' } })
  expect(check({})).toEqual({ value: {} })
  expect(check({ name: 1 })).toHaveProperty('error')
  expect(schema.properties.name).toMatchObject({
    deprecated: true,
    description: 'Se retira (desde 2026-11-26): los nombres están en GET names',
  })
})
