import { Places } from './Places'

test('one caller has four places, all together twenty, and one given back twice is free once', () => {
  const places = new Places()
  const own = Array.from({ length: 4 }, () => places.take('ana'))
  expect(own.every(Boolean)).toBe(true)
  expect(places.take('ana')).toBeUndefined()
  const others = Array.from({ length: 17 }, (_, i) => places.take(`caller ${i}`))
  expect(others.filter(Boolean)).toHaveLength(16)
  const [first] = own
  first?.()
  first?.()
  expect(places.take('ana')).toBeDefined()
  expect(places.take('luis')).toBeUndefined()
})
