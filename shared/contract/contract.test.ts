import { validatorCompiler } from 'shared/server/http/validator'
import Type from 'typebox'
import { defineContract, deprecated } from './contract'

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

test('a call is for a signed-in person, and its status follows from its method, unless it says otherwise', () => {
  const answer = { size: 'small', body: Type.Object({}) } as const
  const contract = defineContract({
    'GET dishes': { summary: 'Dishes', answer },
    'POST dishes': { summary: 'Makes one', answer },
    'POST dishes/{id}/taste': { summary: 'Makes none', access: 'anyone', answer: { ...answer, status: 200 } },
  })
  const said = Object.values(contract).map(({ access, answer: { status } }) => [access, status])
  expect(said).toEqual([
    ['person', 200],
    ['person', 201],
    ['anyone', 200],
  ])
})
