import type { IForbiddenRuleType } from 'dependency-cruiser'

/**
 * The design's import rules. A domain is any top-level folder called `mf-…`: no rule knows one by name, so they also
 * hold for future domains. Every rule has its counter-example in brokenTrees.ts, and a test that checks it is caught.
 */
const DOMAIN = 'mf-[^/]+'
export const OWNER = `(shell|${DOMAIN})`
export const TESTS = '[.](test|stories)[.]tsx?$'
/** The parts of shared that a page has once, and the module of each that the shell offers to remotes. */
const SINGLETONS = '^shared/(client|offline|query|router|session)/'
/** The files of a slice that may build a statement. */
const STATEMENTS = '/(schema|ownData|([a-zA-Z]+S|s)tore)[.]ts$'
const ENTRY_POINTS = '^shared/(client|offline|query|router|session)/\\1[.]ts$'

/** An npm package, also where it is not installed. */
export const npm = (...names: string[]) => `(^|node_modules/)(${names.join('|')})(/|$)`

function rule(name: string, comment: string, from: object, to: object): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to } as IForbiddenRuleType
}

/** Applied to every import, types included. */
export const importRules: IForbiddenRuleType[] = [
  rule(
    'every-import-is-found',
    'An import that leads nowhere would escape all other rules.',
    {},
    { couldNotResolve: true },
  ),
  rule(
    'no-circles',
    'What imports in a circle cannot be read, tested or moved alone. A type that points back closes a circle too.',
    {},
    { circular: true },
  ),

  // Downwards only.
  rule(
    'no-remote-imports-another',
    'Domains meet by URL, session, events and ports.',
    { path: `^(${DOMAIN})/` },
    { path: `^${DOMAIN}/`, pathNot: '^$1/' },
  ),
  rule(
    'only-slices-import-remotes',
    "The host reaches a remote's screens by federation, and its slice through the one list, shell/server/slices.ts.",
    { pathNot: [`^${DOMAIN}/`, '^shell/server/slices[.]ts$', '^shared/'] },
    { path: `^${DOMAIN}/` },
  ),
  rule(
    'slices-import-plugins-only',
    "The plugin is a slice's only export.",
    { path: '^shell/server/slices[.]ts$' },
    { path: `^${DOMAIN}/`, pathNot: `^${DOMAIN}/server/plugin[.]ts$` },
  ),
  rule(
    'remotes-stand-below-the-shell',
    'A remote knows no host.',
    { path: `^${DOMAIN}/` },
    { path: '^shell/' },
  ),
  rule(
    'shared-stands-below-all',
    'What all stand on knows nobody above. A command that starts the product stands in shell/server/commands.',
    { path: '^shared/' },
    { path: `^${OWNER}/` },
  ),
  rule(
    'nobody-imports-journeys',
    'Journeys look at the product from outside.',
    { pathNot: '^e2e/' },
    { path: '^e2e/' },
  ),

  // Browser and server.
  rule(
    'src-imports-no-server',
    'What both need is in contract.ts and rules/.',
    { path: `^${OWNER}/src/` },
    { path: '^$1/server/' },
  ),
  rule(
    'server-imports-no-src',
    'What both need is in contract.ts and rules/.',
    { path: `^${OWNER}/server/` },
    { path: '^$1/src/' },
  ),
  rule(
    'src-imports-no-shared-server',
    "Screens do not touch what slices stand on, not even its types: a call's types are in its contract.",
    { path: `^${OWNER}/src/` },
    { path: '^shared/server/' },
  ),
  rule(
    'server-imports-no-browser-code',
    'A slice knows no screen.',
    { path: `^(${OWNER}|shared)/server/` },
    { path: '^shared/((buying|client|courses|forms|offline|query|router|session|ui|uploads)/|dates/use)' },
  ),
  rule(
    'src-imports-typebox-as-type',
    'Schemas are for the server; the browser needs only their types.',
    { path: `^${OWNER}/src/` },
    { path: npm('typebox'), dependencyTypesNot: ['type-only'] },
  ),

  // The imports that a file's name allows.
  rule(
    'rules-are-pure',
    "A rule is a function of its arguments: it knows its own domain's contract, texts and other rules, and what both sides share.",
    { path: `^${OWNER}/rules/`, pathNot: TESTS },
    {
      pathNot: [
        '^$1/(rules/|contract(/|[.]ts$)|[a-zA-Z]*[mM]essages[.]ts$)',
        '^shared/(published|entitlements|dates(?!/use)|text)/|^shared/html/[^/]+[.]ts$',
      ],
    },
  ),
  rule(
    'messages-import-nothing',
    'Texts are read by rules, screens and slices alike: they bring nothing along but other texts of their owner.',
    { path: `^${OWNER}/[a-zA-Z]*[mM]essages[.]ts$` },
    { pathNot: '^$1/[a-zA-Z]*[mM]essages[.]ts$' },
  ),
  rule(
    'sql-in-stores-only',
    "A call reads as contract, rules, store, answer. Statements are built in stores; tables stand in the schema, and what becomes of a person's rows in ownData.",
    { path: `^${DOMAIN}/server/`, pathNot: [STATEMENTS, `^${DOMAIN}/server/testing/`, TESTS] },
    { path: npm('drizzle-orm'), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'rules-import-the-contract-as-type',
    'A rule runs in the browser, which gets no schema.',
    { path: `^${OWNER}/rules/` },
    { path: '^$1/contract(/|[.]ts$)', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'contract-describes-only',
    'Both sides read it: it imports shared/contract, shared/published and typebox alone. A limit of the product stands in rules/.',
    // One file, or a folder with a file for each subject.
    { path: `^${OWNER}/contract(/|[.]ts$)` },
    { pathNot: ['^$1/contract/', '^shared/(contract|published)/', npm('typebox')] },
  ),
  ...[
    // The session's writing end has a stricter rule of its own.
    { path: SINGLETONS, pathNot: [ENTRY_POINTS, '^shared/session/writer[.]ts$'] },
    // A relative path would bundle a copy: federation shares a module by the name in the import.
    { path: ENTRY_POINTS, dependencyTypesNot: ['aliased'] },
  ].map(to =>
    rule(
      'singletons-by-their-entry-point',
      "A remote's bundle gets these modules from the shell by the names shared/client, shared/offline, shared/query, shared/router and shared/session; any other way to them makes a second session, cache or queue.",
      {
        path: [`^${DOMAIN}/`, '^e2e/sample/', '^shared/'],
        // These are the one instance, run without a shell, or may not import any of it.
        pathNot: [
          SINGLETONS,
          `^(${DOMAIN}|shared)/server/`,
          '^shared/(testing|tooling)/',
          '^shared/remote/standalone[.]tsx$',
          TESTS,
        ],
      },
      to,
    ),
  ),
  rule(
    'one-writer-of-the-session',
    'Everybody else reads shared/session. A remote that runs alone, without a shell, has nobody else to sign in.',
    {
      pathNot: [
        '^shell/src/(session|toasts)/',
        '^shared/(session|testing)/',
        '^shared/remote/standalone[.]tsx$',
        TESTS,
      ],
    },
    { path: '^shared/session/writer[.]ts$' },
  ),
  rule(
    'testing-is-for-tests',
    'What stands in for the world in tests is no part of the product.',
    {
      // Stories are opened in the tests' browser, also where two releases' are compared.
      pathNot: [
        '^shared/(tooling/)?testing/',
        '^shared/tooling/stories/',
        '^\\.storybook/',
        '^(mf-[^/]+|shell)/(server/)?testing/',
        '^e2e/',
        TESTS,
      ],
    },
    { path: '^(shared|(mf-[^/]+|shell)/server)/testing/' },
  ),

  // One way to do a thing.
  rule(
    'one-router',
    'Host and remotes share the router of shared/router: a second one would not hear the first.',
    { pathNot: '^shared/router/' },
    { path: npm('react-router', 'react-router-dom') },
  ),
  rule(
    'one-query-cache',
    'Host and remotes share the cache of shared/query.',
    { pathNot: '^shared/query/' },
    { path: npm('@tanstack/(?:react-)?query[^/]*') },
  ),
  rule(
    'one-store-of-atoms',
    'Host and remotes share the module jotai alone. A part of it, such as jotai/utils, brings a second store into a bundle, and an atom has another value there.',
    {},
    { path: '(^|node_modules/)jotai/(?!(esm/|cjs/)?index[.][^/]*$)' },
  ),
  rule(
    'one-way-to-call-the-api',
    'The token, the time limit and the refusals are handled in shared/client.',
    { pathNot: ['^shared/(client|testing)/', `^shared/(buying|uploads|offline)/.+${TESTS}`] },
    { path: npm('axios') },
  ),

  // Names.
  ...named(
    'no-folder-of-leftovers',
    'A folder is called after what it holds; utils, helpers or common hold anything.',
    '^(?!.*node_modules/)(.*/)?(utils?|helpers?|commons?)/',
  ),
  ...named(
    'no-index-file',
    "A file is called after what it exports; another file's door only adds a step.",
    '^(?!.*node_modules/)(.*/)?index[.][jt]sx?$',
  ),
]

/**
 * A rule about the file itself, however many modules import it: dependency-cruiser counts to a hundred, hence two
 * halves.
 */
function named(name: string, comment: string, path: string): IForbiddenRuleType[] {
  const halves = [{ numberOfDependentsLessThan: 100 }, { numberOfDependentsMoreThan: 99 }]
  return halves.map(half => ({ name, comment, severity: 'error', from: {}, module: { path, ...half } }))
}
