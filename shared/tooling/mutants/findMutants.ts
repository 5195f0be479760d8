import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { repositoryRoot } from '../repository'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const here = relative(repositoryRoot, import.meta.dirname)
/**
 * The mutants of a domain's rules: each is the code with one small mistake, such as `<` for `<=`, which their tests
 * should notice. Nothing of an earlier run is taken over: Vitest does not say which test was edited.
 */
export function findMutants(domain: string): Promise<Mutant[]> {
  return new Stryker({
    mutate: [`${domain}/rules/**/*.ts`, '!**/*.test.ts'],
    // The copy holds the domain and what runs its tests; it finds `shared` in node_modules, as everybody does.
    ignorePatterns: ['/*', `!/${domain}`, ...along(here)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(here, 'vitest.config.mjs') },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Generous, so that on a busy machine a slow test does not look like an endless loop.
    timeoutMS: 15_000,
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
  }).runMutationTest()
}

/** Patterns that let one folder in, and nothing beside it: every folder on the way to it, without the others there. */
function along(path: string): string[] {
  const [first = '', ...rest] = path.split('/')
  let folder = `/${first}`
  const patterns = [`!${folder}`]
  for (const name of rest) {
    patterns.push(`${folder}/*`, `!${folder}/${name}`)
    folder += `/${name}`
  }
  return patterns
}
