import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inputsHash } from './inputs'

let root: string

function write(file: string, text = file): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const lock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }))
const hash = () => inputsHash('mf-diet', root)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'my-diet-inputs-'))
  for (const file of ['mf-diet/src/App.tsx', 'mf-diet/remote.json', 'shared/ui/Card.tsx']) write(file)
  lock({ 'node_modules/react': { version: '19.3.1' } })
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  'mf-diet/src/App.tsx',
  'mf-diet/src/App.module.css',
  'mf-diet/src/plate.svg',
  'mf-diet/remote.json',
  'mf-diet/rules/recipes/pickRandom.ts',
  'mf-diet/webpack.config.ts',
  'shared/ui/Card.tsx',
  'shared/ui/fonts/cabin.woff2',
  'shared/tooling/webpack/baseConfig.ts',
])('%s is an input of a build', file => {
  const before = hash()
  write(file, 'something else')
  expect(hash()).not.toBe(before)
})

test.each([
  'mf-diet/src/App.test.tsx',
  'mf-diet/src/App.screen.test.tsx',
  'mf-diet/src/App.stories.tsx',
  'mf-diet/rules/recipes/pickRandom.test.ts',
  'mf-diet/server/plugin.ts',
  'mf-diet/server/seed/demo/recipes.csv',
  'mf-diet/dist/main.js',
  'mf-diet/node_modules/left-pad/index.ts',
  'mf-diet/README.md',
  'mf-citas/src/App.tsx',
  'shared/server/database/database.ts',
  'shared/testing/showScreen.tsx',
  'shared/decisions/0001.md',
  'shell/src/App.tsx',
])('%s is not', file => {
  const before = hash()
  write(file, 'something else')
  expect(hash()).toBe(before)
})

test('an installed package is an input of a build, a workspace is not', () => {
  const before = hash()
  const react = { 'node_modules/react': { version: '19.3.1' } }
  lock({ ...react, 'mf-nuevo': { version: '1.0.0' }, 'node_modules/mf-nuevo': { link: true } })
  expect(hash()).toBe(before)
  lock({ 'node_modules/react': { version: '19.3.2' } })
  expect(hash()).not.toBe(before)
})

test('a moved file is a change, a rewritten file with equal contents is not', () => {
  const before = hash()
  write('mf-diet/src/App.tsx')
  expect(hash()).toBe(before)
  rmSync(join(root, 'mf-diet/src/App.tsx'))
  write('mf-diet/src/Main.tsx', 'mf-diet/src/App.tsx')
  expect(hash()).not.toBe(before)
})
