import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'shared/releases'
import { serveRemote } from './serveRemote'

test('serves the files of releases and the pointer, and not the histories, which name people', async () => {
  const shelf = mkdtempSync(join(tmpdir(), 'my-diet-shelf-'))
  const build = join(shelf, 'build')
  mkdirSync(build)
  for (const name of ['a.js', 'release.json']) writeFileSync(join(build, name), '{}')
  const release = publish(shelf, 'mf-diet', build, { by: 'Eva' })
  const app = await serveRemote('mf-diet', shelf)
  const status = async (path: string) => (await app.inject(`/releases/mf-diet/${path}`)).statusCode
  expect(await status(`${release}/a.js`)).toBe(200)
  expect(await status(`${release}/release.json`)).toBe(200)
  expect(await status('current.json')).toBe(200)
  writeFileSync(join(shelf, 'mf-diet/.deployed.json'), '{}')
  for (const path of [
    '.deployed.json',
    `${release}.json`,
    `%2e/${release}.json`,
    `${release}/../${release}.json`,
    `${release}%2ejson`,
  ])
    expect([path, await status(path)]).toEqual([path, 404])
  await app.close()
  rmSync(shelf, { recursive: true })
})
