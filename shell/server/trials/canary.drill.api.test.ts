import { FALSE_ALARMS } from './likelihood'
import { FAULTS } from './testing/faults'
import { type Simulated, simulateMany } from './testing/simulateMany'

/*
 * `npm run drills -- canary`: a thousand faulty releases and a thousand good ones, through the real gate, shelf, registry
 * and verdicts; visitors and time are simulated. `simulation.test.ts` has a few of them.
 */

const COUNT = 1_000
const SEED = 26

test('a thousand faulty releases reach nobody for long, and fewer than one of a hundred good ones is undone', () => {
  const { good, faulty } = simulateMany(COUNT, SEED)
  const rows = [...new Set(['none', ...FAULTS.map(({ name }) => name)])].map(name =>
    rowOf(
      name,
      [...good, ...faulty].filter(({ fault }) => fault === name),
    ),
  )
  console.info(
    [
      '| fault | releases | ends | s, middle | s, longest | met it, middle | most |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  )
  expect(faulty.filter(({ end }) => !['refused', 'held', 'undone'].includes(end))).toEqual([])
  const undone = good.filter(({ end }) => end === 'undone').length
  expect(undone / COUNT).toBeLessThan(0.01)
  // Three kinds of failures.
  expect(3 * FALSE_ALARMS).toBeLessThan(0.01)
})

function rowOf(name: string, ends: readonly Simulated[]): string {
  const counts = [...new Set(ends.map(({ end }) => end))].map(
    end => `${end} ${ends.filter(one => one.end === end).length}`,
  )
  const seconds = sorted(ends.map(one => one.seconds))
  const met = sorted(ends.map(one => one.met))
  const cells = [
    name,
    ends.length,
    counts.join(', '),
    middle(seconds),
    seconds.at(-1),
    middle(met),
    met.at(-1),
  ]
  return `| ${cells.map(cell => (typeof cell === 'number' ? Math.round(cell) : cell)).join(' | ')} |`
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const middle = (numbers: readonly number[]) => numbers[Math.floor(numbers.length / 2)] ?? 0
