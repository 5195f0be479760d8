import { readJourneys, readTests, runner, tool } from './reports'
import { check, type Step } from './step'
import { storiesOpen, storybook } from './steps'

/** A proof that copies, builds or restores the product, or repeats a fault by the hundred: too long for `npm test`. */
const journey = (name: string, ...files: string[]): Step =>
  runner({
    name,
    file: `drill-${name}`,
    words: () => [tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...files],
    environment: { DRILLS: 'yes' },
    read: readJourneys,
  })

const api = (name: string, file: string, environment: Record<string, string> = {}): Step =>
  runner({
    name,
    file: `drill-${name}`,
    words: report => [
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      file,
    ],
    environment: { DRILLS: 'yes', ...environment },
    read: readTests,
  })

/** `npm test` opens stories in the light theme: every pair of colours of a style sheet is in a table that has tests. */
const everyColour = storiesOpen('colours', '--every-colour')
const colours: Step = {
  ...everyColour,
  after: undefined,
  async run(run) {
    const built = await storybook().run(run)
    return built.failed > 0 ? built : everyColour.run(run)
  },
}

/** By name; `npm test` has a cheap test of each. */
export const drills: readonly Step[] = [
  journey('new-remote', 'e2e/toolbox/newRemote.spec.ts'),
  api('remove', 'shared/tooling/generator/removeRemote'),
  journey('hot-reload', 'e2e/toolbox/dev.spec.ts'),
  // Installs packages from npm's cache alone, as an installation of this repository has filled it.
  journey('kit', 'e2e/toolbox/kit.spec.ts'),
  journey('releases', 'e2e/federation/releases.spec.ts'),
  journey('singletons', 'e2e/federation/singletons.spec.ts'),
  journey('styles', 'e2e/federation/styles.spec.ts'),
  journey('integrity', 'e2e/federation/integrity.spec.ts'),
  journey('matrix', 'e2e/federation/matrix.spec.ts'),
  journey('upgrade', 'e2e/gateway/upgrade.spec.ts'),
  journey('shelf-away', 'e2e/gateway/shelfAway.spec.ts'),
  journey('faulty-pages', 'e2e/federation/faultyPages.spec.ts'),
  journey('hundred-faults', 'e2e/federation/hundredFaults.spec.ts'),
  journey('publish-time', 'e2e/federation/publishTime.spec.ts'),
  journey('stories', 'e2e/toolbox/stories.spec.ts'),
  // Walks on a desktop the journeys that `npm test` walks on the smallest phone.
  journey(
    'sizes',
    ...['appointments', 'course', 'pendingTests', 'purchases', 'risk', 'sentTest', 'trust', 'twoDevices'].map(
      name => `e2e/journeys/${name}.spec.ts`,
    ),
  ),
  journey('presses', 'e2e/journeys/focus.spec.ts'),
  journey('markup', 'e2e/journeys/typedMarkup.spec.ts'),
  journey('thirty-questions', 'e2e/journeys/thirtyQuestions.spec.ts'),
  api('money', 'mf-cuenta/server/settle/moneyAgrees', { MONEY_LIVES: '100000' }),
  // Some hundred ends of the process, one between any two statements of a call.
  api('kills', 'killed.postgres'),
  api('races', 'mf-citas/server/appointments/races', { RACE_ROUNDS: '200' }),
  api('resets', 'shell/server/files/reset', { RESETS: '2000' }),
  // As root, since it mounts a small file system.
  api('small-disk', 'shell/server/smallDisk'),
  api('deploy', 'e2e/gateway/deploy'),
  api('images', 'shared/tooling/images/hostCommands', { IMAGE_COMMANDS: 'all' }),
  api('faulty', 'shell/server/releases/faulty'),
  api('canary', 'shell/server/trials/canary'),
  api('restore', 'shell/server/backups/roundTrip', { BACKUP_ROWS: '300000' }),
  api('moving', 'shell/server/backups/moving'),
  check('former', 'npm run drills -- former', run =>
    run(process.execPath, ['--import', 'tsx', 'shared/tooling/testing/formerRelease.ts']),
  ),
  { ...api('prometheus', 'shell/server/metrics/prometheus'), needs: ['prometheus'] },
  {
    ...check('alerts', 'npm run drills -- alerts', run =>
      run('promtool', ['test', 'rules', 'shell/server/metrics/alerts.tests.yml']),
    ),
    needs: ['promtool'],
  },
  { ...api('kubernetes', 'shell/kubernetes/kustomize'), needs: ['kubectl'] },
  colours,
  {
    ...check('defects', 'npm run defects -- prove', run =>
      run(process.execPath, ['--import', 'tsx', 'shared/tooling/commands/defects.ts', 'prove']),
    ),
    places: 2,
  },
]
