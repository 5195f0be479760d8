import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { transform } from '@swc/core'
import { publish } from 'shared/releases'
import { releaseFolder } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { framesOf } from '../../rules/reports/frames'
import { serveRemote } from '../remotes/serveRemote'
import { reportsCommand } from './reportsCommand'

let server: TestServer
let shelf: string
let release: string
const FILE = 'expose-comidas.9f8e7d6c5b.js'
beforeAll(async () => {
  server = await testServer()
  shelf = shelfIn(server.config.dataDir)
  release = await releaseWithMap()
})
afterAll(() => server.close())

/** A release whose one file throws, and its map. */
async function releaseWithMap(): Promise<string> {
  const build = join(server.config.dataDir, 'build')
  mkdirSync(build)
  const source =
    'function showMeals(meals) {\n  return meals.map(meal => meal.name)\n}\nshowMeals(undefined)\n'
  const { code, map = '' } = await transform(source, {
    sourceFileName: './src/Meals.tsx',
    sourceMaps: true,
    minify: true,
    jsc: { minify: { compress: false, mangle: { toplevel: true } } },
  })
  writeFileSync(join(build, FILE), code)
  writeFileSync(join(build, `${FILE}.map`), map)
  return publish(shelf, 'mf-diet', build)
}

/** The text that the operator reads. */
async function command(...words: string[]): Promise<string> {
  const lines: string[] = []
  await reportsCommand(words)?.({ context: server.context, slices: [], say: line => lines.push(line) })
  return lines.join('\n')
}

/** The error of a browser that runs this file of the release. */
function thrownByRelease(): Error {
  const filename = `https://mydiet.mx/releases/mf-diet/${release}/${FILE}`
  try {
    runInThisContext(readFileSync(join(releaseFolder(shelf, 'mf-diet', release), FILE), 'utf8'), { filename })
  } catch (error) {
    return error as Error
  }
  throw new Error('the release does not throw')
}

const send = (body: object, token?: string) =>
  server.call('POST client-reports', { token, body: { problems: [], vitals: [], ...body } })

test('the problems of a remote are printed with their stacks in source, and a code finds its report', async () => {
  expect(await command('mf-diet')).toBe('mf-diet: ninguna falla en 30 días.')
  const { token } = await server.signIn()
  const { message, stack = '' } = thrownByRelease()
  const problem = (code: string) => ({
    kind: 'render',
    release: `mf-diet@${release}`,
    screen: '/user/comidas',
    name: 'TypeError',
    message,
    frames: framesOf(stack),
    code,
  })
  await send({ problems: [problem('7KQ2MX')] }, token)
  await send({ problems: [problem('7KQ2MY'), { ...problem('7KQ2MZ'), release: 'mf-diet@aaaaaaaaaaaaaaaa' }] })
  const place = { release: `mf-diet@${release}`, screen: '/user/comidas' }
  const vitals = [1_000, 2_000, 3_000, 4_000].map(value => ({ ...place, measure: 'LCP', value }))
  await send({ vitals: [...vitals, { ...place, measure: 'VISIT', value: 1 }] })

  const printed = await command('mf-diet')
  expect(printed).toContain("TypeError: Cannot read properties of undefined (reading 'map')")
  expect(printed).toContain('render en /user/comidas, código 7KQ2MZ')
  expect(printed).toContain('3 veces desde ')
  expect(printed).toContain('personas hoy: 2')
  expect(printed).toContain(`versiones: aaaaaaaaaaaaaaaa (1), ${release} (2)`)
  expect(printed).toContain('    en mf-diet/src/Meals.tsx:2:')
  expect(printed).toContain('    en mf-diet/src/Meals.tsx:4:1')
  expect(printed).toContain('  /user/comidas: LCP 3250 ms, unas 4 visitas')
  expect(printed).toContain(`  ● ${release}: unas 4 visitas, 2 fallas (500.0 por cada mil), LCP 3250 ms`)
  expect(printed).toContain('    aaaaaaaaaaaaaaaa: unas 0 visitas, 1 falla')
  expect(printed.match(/TypeError/g)).toHaveLength(1)

  expect(await command('code', '7kq2mx')).toContain('    en mf-diet/src/Meals.tsx:2:')
  expect(await command('code', 'ZZZZZZ')).toMatch(/^ZZZZZZ: no hay ningún aviso/)
  expect(await command('mf-citas')).toBe('mf-citas: ninguna falla en 30 días.')
})

test('files whose bytes are not those of their release are named, each by itself', async () => {
  const place = { release: `mf-diet@${release}`, screen: '/user/comidas' }
  const wrong = (hash: string, code: string) => ({
    ...place,
    kind: 'integrity',
    message: 'A file has not the integrity of its release: …',
    frames: [`mf-diet@${release}/${hash}:1:1`],
    code,
  })
  await send({ problems: [wrong('9f8e7d6c5b', '7KQ2MA'), wrong('0a0b0c0d0e', '7KQ2MB')] })
  const printed = await command('mf-diet')
  expect(printed).toContain(`    en mf-diet@${release}/${FILE}`)
  expect(printed).toContain(`    en mf-diet@${release}/0a0b0c0d0e:1:1`)
  expect(printed.match(/A file has not the integrity of its release/g)).toHaveLength(2)
})

test('a frame whose release is not on the shelf is printed as it is', async () => {
  const frames = ['mf-cursos@bbbbbbbbbbbbbbbb/a1b2c3d4e5:1:99']
  await send({
    problems: [{ kind: 'script', release: 'mf-cursos@bbbbbbbbbbbbbbbb', code: 'ABC123', frames }],
  })
  expect(await command('mf-cursos')).toContain(`    en ${frames[0]}`)
})

test('nobody gets a map: the server of releases answers 404 for it', async () => {
  const files = await serveRemote('mf-diet', shelf)
  const address = `/releases/mf-diet/${release}/${FILE}`
  expect((await files.inject(address)).statusCode).toBe(200)
  for (const hidden of [`${address}.map`, `${address}%2emap`, `${address}.map?x`, `${address}.map/`])
    expect((await files.inject(hidden)).statusCode).toBe(404)
  await files.close()
})

test('a remote that the house does not have is named', async () => {
  await expect(command('mf-nada')).rejects.toThrow('No existe mf-nada. Existen: shell, mf-diet')
})

test.each([[[]], [['../x']], [['code']], [['code', 'ABC12']], [['mf-diet', 'x']], [['code', 'ABC123', 'x']]])(
  '%j is no command',
  words => {
    expect(reportsCommand(words)).toBeUndefined()
  },
)
