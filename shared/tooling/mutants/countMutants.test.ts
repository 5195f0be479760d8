import { countMutants } from './countMutants'
import type { Mutant } from './findMutants'

const of = (...statuses: Mutant['status'][]) => countMutants(statuses.map(status => ({ status })))

test('a mutant is killed by a failed test or an endless loop, and survives without either or without any test', () => {
  expect(of('Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage')).toEqual({
    mutants: 5,
    killed: 3,
    survived: 2,
    percent: 60,
  })
})

test('what is left out and what does not run is no mutant; a domain without any has nothing to kill', () => {
  expect(of('Killed', 'Ignored', 'RuntimeError', 'CompileError').mutants).toBe(1)
  expect(of().percent).toBe(100)
})
