import { sampleResponse } from './sampleResponse'
import { BALANCE, trendsOf } from './trend'

test('the balance and each area of the newest result go through all results, the oldest first', () => {
  const results = [
    { ...sampleResponse, id: 3, day: '2026-11-01' },
    {
      ...sampleResponse,
      id: 2,
      day: '2026-09-01',
      balance: 40,
      scores: [{ area: 'Ánimo', percentage: 39.6 }],
    },
    { ...sampleResponse, id: 1, day: '2026-07-01', balance: 20, scores: [{ area: 'Otra', percentage: 20 }] },
  ]
  expect(trendsOf(results)).toEqual([
    {
      name: BALANCE,
      points: [
        { id: 1, day: '2026-07-01', percentage: 20 },
        { id: 2, day: '2026-09-01', percentage: 40 },
        { id: 3, day: '2026-11-01', percentage: 72 },
      ],
    },
    {
      name: 'Ánimo',
      points: [
        { id: 2, day: '2026-09-01', percentage: 40 },
        { id: 3, day: '2026-11-01', percentage: 80 },
      ],
    },
    { name: 'Descanso', points: [{ id: 3, day: '2026-11-01', percentage: 64 }] },
  ])
})

test('without results there is no trend, and a hidden result is in none', () => {
  expect(trendsOf([])).toEqual([])
  const [balance] = trendsOf([sampleResponse, { ...sampleResponse, hidden: true, balance: null, scores: [] }])
  expect(balance?.points).toHaveLength(1)
})
