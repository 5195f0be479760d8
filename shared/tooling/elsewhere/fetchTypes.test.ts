import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { writeTypes } from '../release/publishedTypes'
import { repositoryRoot } from '../repository'
import { fetchTypes } from './fetchTypes'

let theirs: string
let ours: string
let house: Server
let address: string
let file: string | undefined
beforeAll(async () => {
  theirs = mkdtempSync(join(tmpdir(), 'my-diet-theirs-'))
  ours = mkdtempSync(join(tmpdir(), 'my-diet-ours-'))
  symlinkSync(join(repositoryRoot, 'node_modules'), join(theirs, 'node_modules'))
  mkdirSync(join(theirs, 'dist'))
  writeFileSync(
    join(theirs, 'contract.ts'),
    'export interface Glass {\n  ml: number\n}\nexport const biggest: Glass = { ml: 2000 }\n',
  )
  // The registry and the files of a house, at the wire.
  house = createServer((request, response) => {
    // The compiler runs longer than a server leaves a connection open.
    response.setHeader('connection', 'close')
    const registry = { remotes: [{ remote: { name: 'mf-agua' }, url: '/releases/mf-agua/1/' }] }
    if (request.url === '/registry.json') response.end(JSON.stringify(registry))
    else if (request.url === '/releases/mf-agua/1/types.json' && file) response.end(file)
    else response.writeHead(404).end()
  })
  await once(house.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(house.address() as AddressInfo).port}`
})
afterAll(() => {
  house.close()
  for (const folder of [theirs, ours]) rmSync(folder, { recursive: true })
})

test('a release without types, and a remote that the house does not show, are told in words', async () => {
  await expect(fetchTypes(ours, 'mf-agua', address)).rejects.toThrow('publishes no types')
  await expect(fetchTypes(ours, 'mf-rio', address)).rejects.toThrow('shows no mf-rio')
})

test('the types of a contract go with the release, and no code, to another team', async () => {
  writeTypes(theirs, theirs, join(theirs, 'dist'))
  file = readFileSync(join(theirs, 'dist/types.json'), 'utf8')
  const [written = ''] = await fetchTypes(ours, 'mf-agua', address)
  expect(written).toBe(join(ours, 'types/mf-agua/contract.d.ts'))
  const text = readFileSync(written, 'utf8')
  expect(text).toContain('export interface Glass')
  expect(text).not.toContain('2000')
  expect(existsSync(join(ours, 'types/mf-agua/events.d.ts'))).toBe(false)
}, 60_000)

test("a release of the house's own publishes all modules of its contract, by names that a team elsewhere has", async () => {
  const [remote = ''] = remotes()
  writeTypes(repositoryRoot, join(repositoryRoot, remote), join(theirs, 'dist'))
  file = readFileSync(join(theirs, 'dist/types.json'), 'utf8')
  const written = await fetchTypes(ours, 'mf-agua', address)
  const modules = readdirSync(join(repositoryRoot, remote, 'contract')).map(
    name => `types/mf-agua/contract/${name.replace(/[.]ts$/, '.d.ts')}`,
  )
  expect(modules.length).toBeGreaterThan(1)
  expect(written).toEqual(expect.arrayContaining(modules.map(path => join(ours, path))))
  expect(written).not.toContain(join(ours, 'types/mf-agua/contract.d.ts'))
  // Those of before are gone.
  expect(existsSync(join(ours, 'types/mf-agua/contract.d.ts'))).toBe(false)
  const texts = written.map(path => readFileSync(path, 'utf8')).join('\n')
  expect(texts).toMatch(/'GET [a-z]+/)
  expect(texts).not.toMatch(/from ['"]shared\//)
}, 60_000)

test('a release that names a file elsewhere writes nothing', async () => {
  const before = readdirSync(ours, { recursive: true })
  file = JSON.stringify({ 'contract.d.ts': 'export {}', '../../../x.d.ts': 'export {}' })
  await expect(fetchTypes(ours, 'mf-agua', address)).rejects.toThrow("no module's types")
  expect(readdirSync(ours, { recursive: true })).toEqual(before)
})
