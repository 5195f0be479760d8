import { Circuit } from './Circuit'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

test('five failures one after the other open it for ten seconds; a success between them does not count', () => {
  const circuit = new Circuit()
  for (const second of [0, 1, 2, 3]) circuit.failed(at(second))
  circuit.succeeded()
  for (const second of [4, 5, 6, 7]) circuit.failed(at(second))
  expect(circuit.next(at(8))).toBe('ask')
  circuit.failed(at(8))
  expect(circuit.next(at(9))).toEqual({ retryAfterSeconds: 9 })
  expect(circuit.next(at(17.9))).toEqual({ retryAfterSeconds: 1 })
})

test('after the pause one caller looks, and the others wait for what it finds', () => {
  const circuit = new Circuit()
  for (const second of [0, 0, 0, 0, 0]) circuit.failed(at(second))
  expect(circuit.next(at(10))).toBe('look')
  expect(circuit.next(at(10))).toEqual({ retryAfterSeconds: 1 })
  circuit.failed(at(11))
  expect(circuit.next(at(12))).toEqual({ retryAfterSeconds: 9 })
  expect(circuit.next(at(21))).toBe('look')
  circuit.succeeded()
  expect(circuit.next(at(22))).toBe('ask')
})

test('a clock that was set back does not keep it open', () => {
  const circuit = new Circuit()
  for (const second of [0, 0, 0, 0, 0]) circuit.failed(at(second))
  expect(circuit.next(at(-3600))).toBe('look')
})
