import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { readRemoteJson } from './readRemoteJson'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

test.each(readdirSync(repositoryRoot).filter(name => name.startsWith('mf-')))(
  '%s says what it brings in the agreed form, and nothing that another brings',
  app => {
    expect(readRemoteJson(repositoryRoot, app).name).toBe(app)
  },
)

describe('beside other remotes', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'my-diet-remotes-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  function remote(name: string, ...paths: string[]): void {
    const routes = paths.map(path => ({ path, title: 'Una', screen: './src/screens/una/UnaScreen' }))
    const page = { name, title: 'Una', routes, menu: [], widgets: [], chatIconHiddenOn: [] }
    write(`${name}/remote.json`, JSON.stringify(page))
    write(`${name}/src/screens/una/UnaScreen.tsx`, '')
  }

  test.each([
    ['comidas', 'comidas'],
    ['comidas', 'Comidas'],
    ['comida/:dia', 'comida/:fecha'],
    ['comida/semana', 'comida/:dia'],
  ])('two remotes may not bring %s and %s: both are named', (theirs, ours) => {
    remote('mf-diet', 'tip', theirs)
    remote('mf-citas', 'citas', ours)
    expect(() => readRemoteJson(root, 'mf-citas')).toThrow(
      `mf-citas/remote.json is not valid:\n  - routes.1.path ${ours} is mf-diet's already (mf-diet/remote.json)`,
    )
  })

  test('an address above or below is a different one', () => {
    remote('mf-diet', 'comidas', 'comida/:dia')
    remote('mf-citas', 'comidas/cita', 'comida', 'comida/:dia/cita')
    expect(readRemoteJson(root, 'mf-citas').routes).toHaveLength(3)
  })

  test('a remote with a broken remote.json, or without one, does not break the others', () => {
    write('mf-diet/remote.json', '{ "routes": [')
    write('mf-cursos/remote.json', '{ "routes": [null] }')
    write('mf-objetivos/README.md', '')
    remote('mf-citas', 'citas')
    expect(readRemoteJson(root, 'mf-citas').name).toBe('mf-citas')
  })
})
