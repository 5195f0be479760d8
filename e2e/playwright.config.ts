import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import '../shared/testing/filesInMemory.mjs'

/** Debian's browser where it is installed, Playwright's own elsewhere. */
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)
const PHONE = { width: 390, height: 844 }

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  testMatch: '**/*.spec.ts',
  // A journey that copies or builds the repository is a drill: `npm run drills`.
  ...(process.env.DRILLS ? { grep: /@drill/ } : { grepInvert: /@drill/ }),
  outputDir: '../test-results',
  // Limits end a journey that hangs; they decide nothing else.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '../test-results/e2e.json' }]],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    viewport: PHONE,
    // A recorded test takes a third longer. `--trace retain-on-failure` records the one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
