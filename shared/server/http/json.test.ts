import { Json, jsonObject } from './json'

const json = <T>(value: T) => new Json<T>(Buffer.from(JSON.stringify(value)))
const list = json([{ dish: 'Sopa de "ñoquis"' }])

test('an object has its plain members and those that are JSON already', () => {
  const object = jsonObject({ name: 'Begoña', picture: undefined }, { list, none: json([]) })
  expect(object.parse()).toEqual({ name: 'Begoña', list: [{ dish: 'Sopa de "ñoquis"' }], none: [] })
})

test('either kind of member alone is an object too', () => {
  expect(jsonObject({}, { list, none: json([]) }).parse()).toEqual({
    list: [{ dish: 'Sopa de "ñoquis"' }],
    none: [],
  })
  expect(jsonObject({ name: 'Ana' }, {}).parse()).toEqual({ name: 'Ana' })
  expect(jsonObject({}, {}).bytes.toString()).toBe('{}')
})
