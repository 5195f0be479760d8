import { defineConfig } from '@playwright/test'
import { testBrowser } from '../shared/testing/browser/chromium'
import '../shared/testing/filesInMemory.mjs'

const PHONE = { width: 390, height: 844 }

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  testMatch: '**/*.spec.ts',
  // The gateway's tests have workers of their own kind, which would begin when all others have ended.
  projects: [
    { name: 'gateway', testMatch: 'gateway/*.spec.ts' },
    { name: 'app', testIgnore: 'gateway/*.spec.ts' },
  ],
  // A journey that copies or builds the repository is a drill: `npm run drills`.
  ...(process.env.DRILLS ? { grep: /@drill/ } : { grepInvert: /@drill/ }),
  outputDir: '../test-results',
  // Limits end a journey that hangs; they decide nothing else.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A journey waits for the network, timers and polls half of its time: two would leave half of two cores idle.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '../test-results/e2e.json' }]],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    viewport: PHONE,
    // To store all files for use without a network costs a third of a journey; those about it allow it.
    serviceWorkers: 'block',
    // Without a graphics card a sixth of a page's time is movement; those about movement have no preference.
    contextOptions: { reducedMotion: 'reduce' },
    // A recorded test takes a third longer. `--trace retain-on-failure` records the one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: testBrowser,
  },
})
