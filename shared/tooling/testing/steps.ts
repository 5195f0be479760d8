import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildStale } from '../release/buildChanged'
import { repositoryRoot } from '../webpack/baseConfig'
import { execute } from './execute'

interface Count {
  passed: number
  failed: number
}

export interface Step {
  name: string
  run(): Promise<Count>
}

const tool = (path: string) => resolve(repositoryRoot, 'node_modules', path)
const result = (name: string) => resolve(repositoryRoot, 'test-results', name)

/** A step that passes or fails as a whole. */
function check(name: string, command: () => Promise<number>): Step {
  return {
    name,
    run: async () => ((await command()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** A runner that prints the number of its passed tests; one that fails without printing it counts as failed. */
function runner(
  name: string,
  file: string,
  command: () => Promise<number>,
  read: (report: unknown) => Count,
): Step {
  return {
    name,
    async run() {
      const report = result(file)
      rmSync(report, { force: true })
      mkdirSync(resolve(repositoryRoot, 'test-results'), { recursive: true })
      const code = await command()
      const count = existsSync(report)
        ? read(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: 0 }
      const silent = code !== 0 && count.failed === 0
      return silent || count.passed === 0 ? { ...count, failed: count.failed + 1 } : count
    },
  }
}

const node = (...words: string[]) => execute(process.execPath, words)
const script = (file: string, ...words: string[]) => node('--import', 'tsx', file, ...words)

export const types = check('types', () => node(tool('@typescript/native/bin/tsc')))
export const lint = check('lint and formatting', () =>
  node(tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'),
)
const imports = check('import rules', () => script('shared/tooling/commands/imports.ts'))
const migrations = check('migrations', () => script('shared/tooling/commands/migrations.ts'))
const unused = check('unused code and dependencies', () =>
  node(tool('knip/bin/knip.js'), '--no-config-hints'),
)

function jest(name: string, file: string, ...words: string[]): Step {
  return runner(
    name,
    file,
    () => node(tool('jest/bin/jest.js'), '--json', `--outputFile=${result(file)}`, ...words),
    report => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as Record<string, number>
      return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) }
    },
  )
}

const build = check('build', async () => {
  await buildStale()
  return 0
})

const storybook = check('Storybook builds offline', () =>
  node(
    tool('storybook/dist/bin/dispatcher.js'),
    'build',
    '--disable-telemetry',
    '--quiet',
    '-o',
    'storybook-static',
  ),
)

const stories = runner(
  'stories: no error, no accessibility violation',
  'stories.json',
  () => script('.storybook/checkStories.ts'),
  asCount,
)

const browser = runner(
  'browser journeys',
  'e2e.json',
  () => node(tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'),
  report => {
    const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  },
)

function asCount(report: unknown): Count {
  return report as Count
}

export const quickSteps: readonly Step[] = [
  types,
  lint,
  imports,
  migrations,
  unused,
  jest('rules and components', 'quick.json', '--selectProjects', 'unit', 'components'),
]

export const allSteps: readonly Step[] = [
  types,
  lint,
  imports,
  migrations,
  unused,
  jest('rules, components, API on both databases', 'jest.json'),
  build,
  storybook,
  stories,
  browser,
]
