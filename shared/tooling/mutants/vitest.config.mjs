import { defineConfig } from 'vitest/config'

/** The tests of the rules, in a process that stays for all mutants. */
export default defineConfig({
  test: {
    globals: true,
    isolate: false,
    include: ['mf-*/rules/**/*.test.ts'],
    // Stryker ends a mutant that hangs.
    testTimeout: 300_000,
  },
})
