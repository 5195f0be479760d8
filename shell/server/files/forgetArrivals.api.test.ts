import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import { arrivalsIn } from './receiveFile'

test('arrivals that a killed process left are removed after an hour: at the start, and by a job', async () => {
  const home = await testHome()
  const folder = arrivalsIn(home.environment.DATA_DIR)
  const arrive = (name: string, ageMs: number) => {
    const begun = new Date(Date.now() - ageMs)
    writeFileSync(join(folder, name), 'half a file')
    utimesSync(join(folder, name), begun, begun)
  }
  mkdirSync(folder, { recursive: true })
  arrive('old', MS_PER_HOUR + MS_PER_MINUTE)
  arrive('under-way', MS_PER_HOUR - MS_PER_MINUTE)
  const server = await testServer({ home })
  expect(readdirSync(folder)).toEqual(['under-way'])

  arrive('later', 2 * MS_PER_HOUR)
  server.pass(MS_PER_HOUR)
  await server.jobsDone()
  expect(readdirSync(folder)).toEqual(['under-way'])
  await server.close()
  await home.remove()
})
