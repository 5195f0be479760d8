import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { composeFleet } from './composeFleet'
import { replaceAll } from './replaceAll'
import { SETTLE_MS } from './settle'

const path = process.env.PATH
let folder: string

/** A `docker` in the place of Docker's own: it keeps the names of containers in a file and notes what it was told. */
const DOCKER = `#!/usr/bin/env node
import fs from 'node:fs'
const folder = import.meta.dirname
const words = process.argv.slice(2)
fs.appendFileSync(folder + '/told', words.join(' ') + '\\n')
const read = () => fs.readFileSync(folder + '/containers', 'utf8').split('\\n').filter(Boolean)
const write = names => fs.writeFileSync(folder + '/containers', names.join('\\n'))
if (words[1] === 'ps') console.log(read().join('\\n'))
else if (words[1] === 'up') {
  const made = 'new-' + (read().filter(name => name.startsWith('new')).length + 1)
  write([...read(), made])
  if (fs.existsSync(folder + '/broken')) { console.error('container is unhealthy'); process.exit(1) }
} else if (words[0] === 'rm') write(read().filter(name => name !== words.at(-1)))
`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-docker-'))
  writeFileSync(join(folder, 'docker'), DOCKER)
  chmodSync(join(folder, 'docker'), 0o755)
  writeFileSync(join(folder, 'containers'), 'old-1\nold-2')
  process.env.PATH = `${folder}${delimiter}${path}`
})
afterEach(() => {
  process.env.PATH = path
  rmSync(folder, { recursive: true })
})

const containers = () => readFileSync(join(folder, 'containers'), 'utf8').split('\n').filter(Boolean)
const told = () =>
  readFileSync(join(folder, 'told'), 'utf8')
    .split('\n')
    .filter(line => line && !line.includes(' ps '))

test('each container is replaced by a new one, which is healthy before the old one stops', async () => {
  const said: string[] = []
  await replaceAll(composeFleet('api', 0), line => said.push(line))
  expect(containers()).toEqual(['new-1', 'new-2'])
  expect(told().map(line => line.replace(/--\S+ (?=\d)/, ''))).toEqual([
    expect.stringMatching(/^compose up --detach --no-deps --no-recreate --scale api=3 --wait .*api$/),
    'stop 20 old-1',
    'rm old-1',
    expect.stringContaining('--scale api=3'),
    'stop 20 old-2',
    'rm old-2',
  ])
  expect(said).toHaveLength(2)
})

test('a new container that does not become healthy is removed, and the old ones go on', async () => {
  writeFileSync(join(folder, 'broken'), '')
  await expect(replaceAll(composeFleet('api', 0), () => undefined)).rejects.toThrow(
    'The new api did not become healthy, and the others go on. container is unhealthy',
  )
  expect(containers()).toEqual(['old-1', 'old-2'])
})

test('where none runs it says so and starts none', async () => {
  writeFileSync(join(folder, 'containers'), '')
  await expect(replaceAll(composeFleet('api', 0), () => undefined)).rejects.toThrow('None runs')
  expect(told()).toEqual([])
})

test('the pause is longer than the gateway takes to know a new process', () => {
  const upstreams = readFileSync(
    resolve(import.meta.dirname, '../../../shell/gateway/upstreams.conf'),
    'utf8',
  )
  const [, names] = /resolver .* valid=(\d+)s/.exec(upstreams) ?? []
  const [, leftOut] = /server api:3000 .*fail_timeout=(\d+)s/.exec(upstreams) ?? []
  expect(SETTLE_MS).toBeGreaterThanOrEqual((Number(names) + Number(leftOut)) * 1000)
})
