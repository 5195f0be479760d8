import { builtinModules } from 'node:module'
import type { ICruiseResult } from 'dependency-cruiser'
import { npm, OWNER, TESTS } from './importRules'
import type { Violation } from './violation'

interface BundleRule {
  name: string
  comment: string
  /** The modules that no browser may get. */
  path: string
}

/** About the modules that really reach a browser, over any number of imports. */
export const bundleRules: readonly BundleRule[] = [
  {
    name: 'browser-gets-no-node',
    comment: "Node's own modules do not exist in a browser.",
    path: `^(node:.+|${builtinModules.filter(name => !name.startsWith('_')).join('|')})$`,
  },
  {
    name: 'browser-gets-no-server-library',
    comment: 'Server libraries have no business in a bundle.',
    path: npm('fastify', '@fastify/[^/]+', 'drizzle-orm', 'pg', '@electric-sql/[^/]+', 'pino'),
  },
  {
    name: 'browser-gets-no-schema',
    comment: 'Only types of a contract reach the browser; importing its values brings typebox along.',
    path: npm('typebox'),
  },
]

const SCREEN = new RegExp(`^${OWNER}/src/`)
const TEST = new RegExp(TESTS)

/**
 * The screens from which a bundle would get what no browser may get. The compiler keeps every import that is not one of
 * types (`verbatimModuleSyntax`), so those alone lead nowhere. Tests and stories are in no bundle.
 */
export function unfitForBrowsers({ modules }: ICruiseResult): Violation[] {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(
          ({ dependencyTypes, resolved }) => !dependencyTypes.includes('type-only') && !TEST.test(resolved),
        )
        .map(({ resolved }) => resolved),
    ]),
  )
  return modules
    .map(({ source }) => source)
    .filter(source => SCREEN.test(source) && !TEST.test(source))
    .flatMap(from => {
      const reached = reachedFrom(from, importsOf)
      return bundleRules.flatMap(({ name, comment, path }) =>
        reached.filter(to => new RegExp(path).test(to)).map(to => ({ rule: name, comment, from, to })),
      )
    })
}

function reachedFrom(from: string, importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set([from])
  // A set also goes through what is added meanwhile.
  for (const module of reached) for (const next of importsOf.get(module) ?? []) reached.add(next)
  return [...reached]
}
