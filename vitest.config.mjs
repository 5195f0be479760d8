import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { onEmbedded } from './shared/testing/api/onEmbedded.mjs'
import './shared/testing/filesInMemory.mjs'
import { QUICK_WASM } from './shared/testing/programs/quickWasm.ts'

const here = path => fileURLToPath(new URL(path, import.meta.url))

/** `npm run drills` runs these. */
const drills = process.env.DRILLS ? [] : ['**/*.drill.*']

// A limit ends a test that hangs; it decides nothing else. A drill works on a whole practice.
const LIMIT_MS = process.env.DRILLS ? 3_600_000 : 300_000

/** The API's files on one engine: each file has a database of its own, and shares the process of its worker. */
const api = (database, files) => ({
  extends: true,
  test: {
    name: `api-${database}`,
    env: { DATABASE: database },
    // Here and not for all: Vitest would run it once more for the whole, which has no files.
    globalSetup: here('shared/testing/api/prepareServers.ts'),
    ...files,
  },
})

export default defineConfig({
  root: here('.'),
  cacheDir: here('.cache/vite'),
  test: {
    globals: true,
    pool: 'forks',
    // The files of a worker share its process, which loads the host once (decision 34).
    isolate: false,
    // One more than the cores: tests of kills and outages wait for other processes and for limits.
    maxWorkers: 3,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    // The host under test is named here, not imported: a domain's tests are in its own folder and do not know the shell.
    env: { HOST: here('shell/server') },
    // Bundles run as they are.
    server: { deps: { external: [/\/\.cache\/programs\//] } },
    projects: [
      api('postgres', {
        include: ['**/*.api.test.ts'],
        exclude: ['**/node_modules/**', '**/*.pglite.api.test.ts', ...drills],
        setupFiles: here('shared/testing/api/oneConnection.ts'),
      }),
      api('pglite', {
        include: ['**/*.pglite.api.test.ts', ...Object.keys(onEmbedded)],
        exclude: ['**/node_modules/**', ...drills],
        execArgv: [QUICK_WASM],
      }),
    ],
  },
})
