import { FAULTS } from './testing/faults'
import { simulateMany } from './testing/simulateMany'

/* The cheap part of the drill `canary`: one release of each fault, and as many good ones, from one seed. */

test('each faulty release is refused, shown to nobody or undone, and each good one becomes live', () => {
  const { good, faulty } = simulateMany(FAULTS.length, 7)
  expect(good.map(({ end }) => end)).toEqual(good.map(() => 'live'))
  const ends = Object.fromEntries(faulty.map(({ fault, end }) => [fault, end]))
  expect(ends).toEqual(
    Object.fromEntries(
      FAULTS.map(({ name, spoil, later }) => [name, spoil ? 'refused' : later ? 'held' : 'undone']),
    ),
  )
})
