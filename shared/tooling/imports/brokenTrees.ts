/** A working copy in miniature: the text of each file. */
export type Tree = Record<string, string>

/**
 * A small repository that follows every rule. `mf-nuevo` and `mf-otro` are domains that no rule knows by name, and it
 * uses every allowed way of importing, so that no rule forbids too much.
 */
export const soundTree: Tree = {
  'shell/contract.ts':
    "import { defineContract } from 'shared/contract'\nexport const shellContract = defineContract()",
  'shell/src/main.ts': [
    "import '../rules/returnPath'",
    "import './session/session'",
    "import { Link } from 'shared/router'",
    "import type { Remote } from 'shared/remote/remoteJson'",
    'export type { Remote }',
    'export { Link }',
  ].join('\n'),
  'shell/src/session/session.ts':
    "import { sessionSubject } from 'shared/session/writer'\nexport const start = () => sessionSubject",
  'shell/rules/returnPath.ts': "import { texts } from '../messages'\nexport const returnPath = () => texts",
  'shell/messages.ts': 'export const texts = {}',
  'shell/server/main.ts': "import { slices } from './slices'\nexport const server = slices",
  'shell/server/slices.ts':
    "import { nuevo } from 'mf-nuevo/server/plugin'\nimport { otro } from 'mf-otro/server/plugin'\nexport const slices = [nuevo, otro]",
  ...domain('nuevo'),
  ...domain('otro'),
  'shared/package.json': JSON.stringify({
    name: 'shared',
    exports: {
      './contract': './contract/contract.ts',
      './published/*': './published/*.ts',
      './client': './client/client.ts',
      './query': './query/query.ts',
      './router': './router/router.ts',
      './session': './session/session.ts',
      './session/*': './session/*.ts',
      './remote/*': './remote/*.ts',
      './dates': './dates/dates.ts',
      './dates/*': './dates/*.ts',
      './text/*': './text/*.ts',
      './html/*': './html/*.ts',
      './html/SafeHtml': './html/SafeHtml.tsx',
      './server/*': './server/*.ts',
      './testing/*': './testing/*.ts',
      './tooling/*': './tooling/*.ts',
      './ui/*': './ui/*/*.ts',
    },
  }),
  'shared/contract/contract.ts':
    "import type { TSchema } from 'typebox'\nexport const defineContract = (_?: TSchema) => 1",
  'shared/published/fields.ts': "import Type from 'typebox'\nexport const Id = Type",
  'shared/client/client.ts':
    "import axios from 'axios'\nimport { session } from '../session/session'\nexport const client = [axios, session]",
  'shared/query/query.ts': "import { useQuery } from '@tanstack/react-query'\nexport { useQuery }",
  'shared/router/router.ts': "import { Link } from 'react-router-dom'\nexport { Link }",
  'shared/session/session.ts':
    "import type { Session } from './state'\nimport { sessionSubject } from './writer'\nexport type { Session }\nexport const session = sessionSubject",
  'shared/session/state.ts': 'export type Session = string',
  'shared/session/writer.ts':
    "import type { Session } from './state'\nexport const sessionSubject = {} as Session",
  'shared/remote/remoteJson.ts':
    "import Type from 'typebox'\nexport const RemoteJson = Type\nexport type Remote = string",
  'shared/dates/dates.ts': 'export const today = 1',
  'shared/dates/useToday.ts': "import { useState } from 'react'\nexport { useState }",
  'shared/text/fold.ts': 'export const fold = 1',
  'shared/html/safeHref.ts': 'export const safeHref = 1',
  'shared/html/SafeHtml.tsx': 'export const SafeHtml = 1',
  'shared/ui/Button/Button.ts': 'export const Button = 1',
  'shared/server/database/database.ts':
    "import { join } from 'node:path'\nimport fastify from 'fastify'\nexport const database = [join, fastify]",
  'shared/testing/testServer.ts':
    "import { database } from '../server/database/database'\nexport const testServer = database",
  'shell/server/commands/start.ts': "await import('../main')\nexport {}",
  'e2e/journeys/first.spec.ts':
    "import { testServer } from 'shared/testing/testServer'\nexport const first = testServer",
}

function domain(name: string): Tree {
  return {
    [`mf-${name}/contract.ts`]: [
      "import { defineContract } from 'shared/contract'",
      "import { Id } from 'shared/published/fields'",
      "import Type from 'typebox'",
      'export type Thing = typeof Id',
      'export const contract = [defineContract, Type]',
    ].join('\n'),
    [`mf-${name}/messages.ts`]: 'export const texts = {}',
    [`mf-${name}/rules/sum.ts`]: [
      "import { today } from 'shared/dates'",
      "import { safeHref } from 'shared/html/safeHref'",
      "import { fold } from 'shared/text/fold'",
      "import type { Thing } from '../contract'",
      "import { texts } from '../messages'",
      'export const sum = (_: Thing) => [today, safeHref, fold, texts]',
    ].join('\n'),
    [`mf-${name}/rules/sum.test.ts`]:
      "import fc from 'fast-check'\nimport { sum } from './sum'\nexport default [fc, sum]",
    [`mf-${name}/src/screens/${name}/Screen.tsx`]: [
      "import type { Static } from 'typebox'",
      "import { client } from 'shared/client'",
      "import { useQuery } from 'shared/query'",
      "import { Link } from 'shared/router'",
      "import { session } from 'shared/session'",
      "import { atom } from 'jotai'",
      "import { Button } from 'shared/ui/Button'",
      "import type { contract, Thing } from '../../../contract'",
      "import { sum } from '../../../rules/sum'",
      'export type Used = Static<Thing> | typeof contract',
      'export const Screen = () => <a>{[client, useQuery, Link, session, atom, sum, Button]}</a>',
    ].join('\n'),
    [`mf-${name}/src/screens/${name}/Screen.test.tsx`]:
      "import { testServer } from 'shared/testing/testServer'\nimport { Screen } from './Screen'\nexport default [testServer, Screen]",
    [`mf-${name}/server/schema.ts`]:
      "import { pgTable } from 'drizzle-orm/pg-core'\nexport const things = pgTable",
    [`mf-${name}/server/things/thingStore.ts`]:
      "import { eq } from 'drizzle-orm'\nimport { things } from '../schema'\nexport const thingOf = () => [eq, things]",
    [`mf-${name}/server/things/thingStore.test.ts`]:
      "import { sql } from 'drizzle-orm'\nimport { thingOf } from './thingStore'\nexport default [sql, thingOf]",
    [`mf-${name}/server/ownData.ts`]:
      "import { eq } from 'drizzle-orm'\nimport { things } from './schema'\nexport const ownData = [eq, things]",
    [`mf-${name}/server/things/thingCalls.ts`]: [
      "import type { SQL } from 'drizzle-orm'",
      "import { thingOf } from './thingStore'",
      'export const thingCalls = (_?: SQL) => thingOf',
    ].join('\n'),
    [`mf-${name}/server/plugin.ts`]: [
      "import { join } from 'node:path'",
      "import { database } from 'shared/server/database/database'",
      "import { contract } from '../contract'",
      "import { sum } from '../rules/sum'",
      `export const ${name} = [join, database, contract, sum]`,
    ].join('\n'),
  }
}

const imports = (specifier: string) => `import * as it from '${specifier}'\nexport default it`
const importsType = (specifier: string) =>
  `import type * as it from '${specifier}'\nexport type Used = typeof it`

/** For every rule, by its name: the files that, laid over the sound tree, break that rule and no other. */
export const brokenTrees: Record<string, Tree[]> = {
  'every-import-is-found': [{ 'mf-nuevo/src/lost.ts': imports('./gone') }],
  'no-circles': [
    { 'mf-nuevo/src/hen.ts': imports('./egg'), 'mf-nuevo/src/egg.ts': imports('./hen') },
    { 'shared/ui/Hen/Hen.ts': imports('../Egg/Egg'), 'shared/ui/Egg/Egg.ts': imports('../Hen/Hen') },
    { 'mf-nuevo/src/cock.ts': imports('./chick'), 'mf-nuevo/src/chick.ts': importsType('./cock') },
  ],
  'no-remote-imports-another': [
    { 'mf-nuevo/src/curious.ts': imports('../../mf-otro/rules/sum') },
    { 'mf-nuevo/server/curious.ts': imports('mf-otro/server/plugin') },
    { 'mf-nuevo/src/curious.ts': importsType('mf-otro/contract') },
  ],
  'only-slices-import-remotes': [
    { 'shell/src/shortcut.ts': imports('mf-nuevo/src/screens/nuevo/Screen') },
    { 'shell/server/shortcut.ts': imports('mf-nuevo/server/plugin') },
    { 'shell/src/shortcut.ts': importsType('mf-nuevo/contract') },
    { 'shell/server/commands/shortcut.ts': imports('mf-nuevo/server/plugin') },
    { 'e2e/journeys/shortcut.ts': imports('mf-nuevo/messages') },
  ],
  'slices-import-plugins-only': [{ 'shell/server/slices.ts': imports('mf-nuevo/rules/sum') }],
  'remotes-stand-below-the-shell': [
    { 'mf-nuevo/src/climber.ts': imports('shell/messages') },
    { 'mf-nuevo/server/climber.ts': importsType('../../shell/server/main') },
  ],
  'shared-stands-below-all': [
    { 'shared/dates/climber.ts': imports('shell/messages') },
    { 'shared/dates/climber.ts': imports('mf-nuevo/rules/sum') },
    { 'shared/tooling/climber.ts': importsType('shell/server/main') },
    { 'shared/tooling/commands/climber.ts': "await import('../../../shell/server/main')\nexport {}" },
  ],
  'nobody-imports-journeys': [{ 'shared/dates/wanderer.ts': imports('../../e2e/journeys/first.spec') }],
  'src-imports-no-server': [{ 'mf-nuevo/src/diver.ts': importsType('../server/plugin') }],
  'server-imports-no-src': [
    { 'mf-nuevo/server/surfer.ts': importsType('../src/screens/nuevo/Screen') },
    { 'shell/server/surfer.ts': imports('../src/main') },
  ],
  'src-imports-no-shared-server': [
    { 'mf-nuevo/src/diver.ts': importsType('shared/server/database/database') },
  ],
  'server-imports-no-browser-code': [
    { 'mf-nuevo/server/painter.ts': imports('shared/ui/Button') },
    { 'shell/server/painter.ts': importsType('shared/session') },
    { 'shared/server/painter.ts': imports('../client/client') },
    { 'mf-nuevo/server/clock.ts': imports('shared/dates/useToday') },
  ],
  'src-imports-typebox-as-type': [
    { 'mf-nuevo/src/unused.test.ts': "import Type from 'typebox'\nexport default Type" },
  ],
  'rules-are-pure': [
    { 'mf-nuevo/rules/clock.ts': imports('node:perf_hooks') },
    { 'mf-nuevo/rules/hook.ts': imports('react') },
    { 'mf-nuevo/rules/today.ts': imports('shared/dates/useToday') },
    { 'mf-nuevo/rules/asker.ts': importsType('shared/client') },
    { 'mf-nuevo/rules/painter.ts': importsType('shared/html/SafeHtml') },
    { 'shell/rules/diver.ts': importsType('../server/main') },
  ],
  'rules-import-the-contract-as-type': [
    { 'mf-nuevo/rules/heavy.ts': imports('../contract') },
    {
      'mf-nuevo/rules/heavy.ts': imports('../contract/things'),
      'mf-nuevo/contract/things.ts': 'export default 1',
    },
  ],
  'messages-import-nothing': [{ 'mf-nuevo/messages.ts': imports('shared/dates') }],
  'contract-describes-only': [
    { 'mf-nuevo/contract.ts': imports('./server/limits'), 'mf-nuevo/server/limits.ts': 'export default 1' },
    { 'mf-nuevo/contract.ts': imports('shared/dates') },
    { 'mf-nuevo/contract/things.ts': imports('shared/dates') },
  ],
  'singletons-by-their-entry-point': [
    {
      'mf-nuevo/src/listener.ts': imports('shared/session/bus'),
      'shared/session/bus.ts': 'export default 1',
    },
    { 'mf-nuevo/src/copier.ts': imports('../../shared/query/query') },
    { 'shared/ui/Way/Way.ts': imports('../../router/router') },
    { 'shared/dates/sender.ts': imports('../client/early'), 'shared/client/early.ts': 'export default 1' },
  ],
  'one-writer-of-the-session': [
    { 'mf-nuevo/src/forger.ts': imports('shared/session/writer') },
    { 'shell/src/forger.ts': imports('shared/session/writer') },
  ],
  'testing-is-for-tests': [
    { 'shared/dates/pretender.ts': imports('../testing/testServer') },
    {
      'mf-nuevo/server/pretender.ts': imports('./testing/double'),
      'mf-nuevo/server/testing/double.ts': 'export default 1',
    },
  ],
  'one-router': [
    { 'mf-nuevo/src/way.ts': imports('react-router-dom') },
    { 'shared/ui/Way/Way.ts': imports('react-router') },
  ],
  'one-query-cache': [{ 'mf-nuevo/src/hoard.ts': imports('@tanstack/react-query') }],
  'one-store-of-atoms': [
    { 'mf-nuevo/src/remembered.ts': imports('jotai/utils') },
    { 'shared/session/vanilla.ts': imports('jotai/vanilla') },
  ],
  'sql-in-stores-only': [
    { 'mf-nuevo/server/things/refund.ts': imports('drizzle-orm') },
    {
      'mf-nuevo/server/things/editCalls.ts':
        "import { eq, type SQL } from 'drizzle-orm'\nexport const is: SQL = eq",
    },
    { 'mf-nuevo/server/things/restore.ts': imports('drizzle-orm/pg-core') },
  ],
  'one-way-to-call-the-api': [{ 'mf-nuevo/src/caller.ts': imports('axios') }],
  'no-folder-of-leftovers': [
    { 'mf-nuevo/src/utils/sum.ts': 'export default 1' },
    { 'shared/helpers/sum.ts': 'export default 1' },
    { 'mf-nuevo/rules/common/sum.ts': 'export default 1' },
  ],
  'no-index-file': [
    { 'mf-nuevo/src/screens/index.ts': 'export default 1' },
    { 'shared/ui/Button/index.tsx': 'export default 1' },
  ],
  'browser-gets-no-node': [
    { 'mf-nuevo/src/reader.ts': imports('node:fs') },
    { 'shell/src/reader.ts': imports('shared/dates'), 'shared/dates/dates.ts': imports('path') },
  ],
  'browser-gets-no-server-library': [
    { 'mf-nuevo/src/host.ts': imports('fastify') },
    { 'mf-nuevo/src/host.ts': imports('../rules/sum'), 'shared/dates/dates.ts': imports('drizzle-orm') },
  ],
  'browser-gets-no-schema': [
    { 'mf-nuevo/src/heavy.ts': imports('../contract') },
    { 'shell/src/heavy.ts': imports('shared/remote/remoteJson') },
  ],
  'short-files': [
    { 'mf-nuevo/src/long.ts': `${'// A line.\n'.repeat(300)}export const long = 1\n` },
    { 'mf-nuevo/src/long.test.ts': `${'// A line.\n'.repeat(300)}export const long = 1\n` },
  ],
  'small-folders': [
    Object.fromEntries(
      Array.from({ length: 31 }, (_, i) => [`mf-nuevo/src/many/m${i}.ts`, 'export const m = 1']),
    ),
  ],
  'two-owners-or-it-moves': [
    {
      'shared/ui/Gauge/Gauge.ts': 'export const Gauge = 1',
      'mf-nuevo/src/gauges.ts': imports('shared/ui/Gauge'),
      'mf-nuevo/src/moreGauges.ts': imports('shared/ui/Gauge'),
      'shared/testing/gauges.ts': imports('../ui/Gauge/Gauge'),
    },
    {
      'shared/server/queue/queue.ts': 'export const queue = 1',
      'shell/server/worker.ts': imports('shared/server/queue/queue'),
    },
  ],
}
