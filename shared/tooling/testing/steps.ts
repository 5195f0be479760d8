import { resolve, sep } from 'node:path'
import { repositoryRoot } from '../repository'
import { journeyAlone, titlePattern } from './repeat'
import { readJourneys, readTests, runner, tool } from './reports'
import { type Count, check, type Failure, type Run, type Step } from './step'

/** The part of the product that a run proves; undefined is all of it. */
export interface Scope {
  /** Top-level folders, such as `mf-diet`. */
  areas: readonly string[]
  /** Files elsewhere that these areas can break, for the API's runner. */
  apiFiles: readonly string[]
  /** The same for the runner of rules and components. */
  unitFiles: readonly string[]
  /** The journeys that walk through them, as paths. */
  journeys: readonly string[]
}

const node = (run: Run, ...words: string[]) => run(process.execPath, words)
const script = (run: Run, file: string, ...words: string[]) => node(run, '--import', 'tsx', file, ...words)
const foldersOf = (scope?: Scope) => scope?.areas.map(area => `${area}/`) ?? []
/** Patterns of Jest are compared with whole paths. */
const pathsOf = (scope: Scope) => [
  ...foldersOf(scope).map(folder => resolve(repositoryRoot, folder) + sep),
  ...scope.unitFiles.map(file => resolve(repositoryRoot, file)),
]

export const types = check('types', 'npm run types', run => node(run, tool('@typescript/native/bin/tsc')))

export const lint = (scope?: Scope) =>
  check('lint and formatting', 'npm run lint', run =>
    node(run, tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', ...foldersOf(scope)),
  )

const imports = check('import rules', 'npm run imports', run =>
  script(run, 'shared/tooling/commands/imports.ts'),
)
const migrations = check('migrations', 'npx tsx shared/tooling/commands/migrations.ts', run =>
  script(run, 'shared/tooling/commands/migrations.ts'),
)
const unused = check('unused code and dependencies', 'npx knip --no-config-hints', run =>
  node(run, tool('knip/bin/knip.js'), '--no-config-hints'),
)

const defects = check('deliberate defects still apply', 'npm run defects', run =>
  script(run, 'shared/tooling/commands/defects.ts'),
)

const kit = check('the kit is what its report says', 'npm run pack-kit -- --check', run =>
  script(run, 'shared/tooling/commands/pack-kit.ts', '--check'),
)

interface Chosen {
  scope?: Scope | undefined
  /** Only what the working copy has changed. */
  onlyChanged?: boolean
}

function jest(name: string, projects: readonly string[], { scope, onlyChanged = false }: Chosen = {}): Step {
  return runner({
    name,
    file: 'jest',
    words: report => [
      tool('jest/bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      '--passWithNoTests',
      ...(onlyChanged ? ['--onlyChanged'] : []),
      ...['--selectProjects', ...projects],
      ...(scope ? ['--testPathPatterns', ...pathsOf(scope)] : []),
    ],
    read: readTests,
    mayBeEmpty: onlyChanged,
    again: ({ file, title }) => `npx jest --runTestsByPath ${file} -t ${titlePattern(title)}`,
  })
}

const api = (scope?: Scope) =>
  runner({
    name: 'API',
    file: 'api',
    words: report => [
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./shared/testing/api/spentReporter.ts',
      `--outputFile.json=${report}`,
      ...foldersOf(scope),
      ...(scope?.apiFiles ?? []),
    ],
    read: readTests,
    again: ({ file, title }) => `npx vitest run ${file} -t ${titlePattern(title)}`,
  })

/** A proof of everything builds everything anew; one of a part takes the builds whose inputs are unchanged. */
const build = (scope?: Scope) =>
  check('build', 'npm run build', run =>
    script(run, 'shared/tooling/commands/build.ts', ...(scope ? [] : ['--fresh'])),
  )

export const storybook = (scope?: Scope) =>
  check(
    'Storybook builds offline',
    'npx storybook build --disable-telemetry --test -o storybook-static',
    run =>
      run(
        process.execPath,
        [
          tool('storybook/dist/bin/dispatcher.js'),
          'build',
          '--disable-telemetry',
          '--quiet',
          // Leaves out what only designers need: tables of properties, source maps.
          '--test',
          '-o',
          'storybook-static',
        ],
        scope && { environment: { STORIES_OF: scope.areas.join(',') } },
      ),
  )

interface StoriesReport extends Count {
  failures: Failure[]
  slowest: { name: string; seconds: number }[]
}

export const storiesOpen = (name: string, ...words: string[]) =>
  runner({
    name,
    file: 'stories',
    words: () => ['--import', 'tsx', '.storybook/checkStories.ts', ...words],
    read: report => {
      const { passed, failed, failures, slowest } = report as StoriesReport
      return {
        passed,
        failed,
        failures,
        files: slowest.map(({ name, seconds }) => ({ file: name, seconds })),
      }
    },
    again: ({ file }) => ['npx tsx .storybook/checkStories.ts', ...words, file].join(' '),
    after: ['Storybook builds offline'],
    places: 1,
  })

const stories = storiesOpen('stories: no error, no accessibility violation')

const journeys = (scope?: Scope) =>
  runner({
    name: 'browser journeys',
    file: 'e2e',
    words: () => [
      tool('@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      ...(scope?.journeys ?? []),
    ],
    read: readJourneys,
    again: journeyAlone,
    after: ['build'],
  })

const ALL_PROJECTS = ['rules', 'unit', 'components', 'screens']

/** They run nothing of the product. */
const staticSteps: readonly Step[] = [types, lint(), imports, migrations, unused, defects]

/** `npm run check`: the fast part, while you work. It runs all rules, and the other tests that your changes reach. */
export const checkSteps: readonly Step[] = [
  ...staticSteps,
  jest('rules', ['rules']),
  jest('units and components of what has changed', ['unit', 'components'], { onlyChanged: true }),
]

/** The proof of a change that reaches no area. */
export const quickSteps: readonly Step[] = [
  ...staticSteps,
  jest('rules and components', ['rules', 'unit', 'components']),
]

/** The journeys are the longest, and leave most to what runs beside them. */
export const allSteps: readonly Step[] = [
  build(),
  journeys(),
  storybook(),
  ...staticSteps,
  kit,
  stories,
  jest('rules, components and screens', ALL_PROJECTS),
  api(),
]

/** The proof of some areas; cheap steps come first. */
export function stepsOf(scope: Scope): readonly Step[] {
  return [
    types,
    lint(scope),
    imports,
    migrations,
    jest('rules, components and screens', ALL_PROJECTS, { scope }),
    api(scope),
    build(scope),
    storybook(scope),
    stories,
    ...(scope.journeys.length > 0 ? [journeys(scope)] : []),
  ]
}

/** The names of the steps that run tests. */
export const testingSteps: readonly string[] = allSteps
  .filter(({ again }) => again !== undefined)
  .map(({ name }) => name)
