import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const kit = (name: string) => fileURLToPath(import.meta.resolve(`@my-diet/kit/${name}`))

/** A limit ends a test that hangs; it decides nothing else. */
const LIMIT_MS = 300_000

/** The tests of a remote in a repository of its own: rules and calls in Node.js, screens in a page with a real server. */
export const remoteTests = () =>
  defineConfig({
    test: {
      globals: true,
      testTimeout: LIMIT_MS,
      hookTimeout: LIMIT_MS,
      projects: [
        {
          extends: true,
          test: {
            name: 'server',
            include: ['rules/**/*.test.ts', 'server/**/*.test.ts'],
            environment: 'node',
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['src/**/*.test.tsx'],
            environment: kit('testing/screenEnvironment'),
            setupFiles: [kit('testing/screens')],
            // Vite reads the styles that its modules import.
            server: { deps: { inline: [/@my-diet\/kit/] } },
          },
        },
      ],
    },
  })
