import { Registry } from 'prom-client'
import type { SliceContext } from 'shared/server/slices/context'
import { houseMetrics } from './houseMetrics'

test('without its database a house is answered for all the same, and what it does not know is no number', async () => {
  const gone = () => {
    throw new Error('The database is away')
  }
  const registry = new Registry()
  const read = houseMetrics({ database: { select: gone, $count: gone } } as unknown as SliceContext, registry)
  await read()
  const text = await registry.metrics()
  expect(text).toContain('mydiet_database_answers 0\n')
  expect(text).toMatch(/^mydiet_jobs_dead NaN$/im)
})
