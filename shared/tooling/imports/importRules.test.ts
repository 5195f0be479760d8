import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brokenTrees, soundTree, type Tree } from './brokenTrees'
import { bundleRules } from './bundles'
import { importRules } from './importRules'
import { ownership } from './ownership'
import { sizes } from './sizes'
import type { Violation } from './violation'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const PACKAGES = [
  'typebox',
  'axios',
  'fastify',
  'drizzle-orm',
  'react',
  'react-router',
  'react-router-dom',
].concat(['@tanstack/react-query', 'fast-check', 'jotai'])
/** Parts of these packages that are imported by a path of their own. */
const PARTS = ['jotai/utils.js', 'jotai/vanilla.js', 'drizzle-orm/pg-core.js']

const home = mkdtempSync(join(tmpdir(), 'my-diet-imports-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const cases = Object.entries(brokenTrees).flatMap(([rule, trees]) => trees.map(tree => ({ rule, tree })))
const touches = (tree: Tree, other: Tree) => Object.keys(tree).some(path => path in other)

/** Breakages that only add files of their own share one repository, since each check of a repository takes time. */
const repositories: { tree: Tree; alone: boolean }[] = [{ tree: soundTree, alone: true }]
const repositoryOf = cases.map(({ tree }) => {
  const alone = touches(tree, soundTree)
  const free = repositories.findIndex(
    repository => !alone && !repository.alone && !touches(tree, repository.tree),
  )
  const place = free >= 0 ? free : repositories.push({ tree: soundTree, alone }) - 1
  repositories[place] = { tree: { ...repositories[place]?.tree, ...tree }, alone }
  return place
})
/** In a miniature most of shared has one user: that is meant in the tree of this rule alone. */
const counts = (violation: Violation, rule?: string) =>
  violation.rule !== ownership.name || rule === ownership.name

const found = check(repositories.map(({ tree }) => write(tree)))

test('a repository that follows the rules passes, with domains that no rule knows by name', () => {
  expect(found[0]).toEqual([])
})

test.each(
  cases.map(({ rule, tree }, i) => [rule, Object.entries(tree)[0]?.join(': ').split('\n')[0], i] as const),
)('%s catches %s', (rule, _, i) => {
  const place = repositoryOf[i] ?? 0
  const own = found[place]?.filter(
    violation =>
      (repositories[place]?.alone || violation.from in (cases[i]?.tree ?? {})) && counts(violation, rule),
  )
  expect(new Set(own?.map(violation => violation.rule))).toEqual(new Set([rule]))
})

test('no rule is broken besides those that were broken on purpose', () => {
  const purposes = new Set(
    cases.flatMap(({ tree }, i) => Object.keys(tree).map(path => `${repositoryOf[i]} ${path}`)),
  )
  const others = found.flatMap((violations, place) =>
    violations.filter(
      violation =>
        !repositories[place]?.alone && !purposes.has(`${place} ${violation.from}`) && counts(violation),
    ),
  )
  expect(others).toEqual([])
})

test('every rule has a tree that breaks it', () => {
  const rules = [...importRules, ...bundleRules, ownership].map(({ name }) => name)
  const all = [...rules, sizes.lines.rule, sizes.files.rule]
  expect(Object.keys(brokenTrees).sort()).toEqual([...new Set(all)].sort())
})

/* The rules that the formatter and linter has. */
const PLUGIN = 'shared/tooling/lint/one-of.grit'
const UNION =
  "import Type from 'typebox'\nexport const Kind = Type.Union([Type.Literal('a'), Type.Literal('b')])\n"

test.each([
  ['`export *`', 'noReExportAll', "export * from './one'\n"],
  ['a list of words as a union', 'Type.Enum', UNION],
])('%s is refused', (_, rule, all) => {
  const { output, status } = lint({ 'shared/all.ts': all, 'shared/one.ts': 'export const one = 1\n' })
  expect(output).toContain(rule)
  expect(status).toBe(1)
})

test('a list of words as Enum, and unions of shapes that differ, are not', () => {
  const all = [
    "import Type from 'typebox'",
    "export const Kind = Type.Union([Type.Enum(['a', 'b']), Type.Null()])",
    "export const Shape = Type.Union([Type.Object({ a: Type.Literal('a') }), Type.Object({ b: Type.String() })])",
    '',
  ].join('\n')
  expect(lint({ 'shared/all.ts': all })).toMatchObject({ status: 0 })
})

function lint(tree: Tree): { output: string; status: number | null } {
  const folder = write({
    'biome.json': JSON.stringify({ extends: [join(repositoryRoot, 'biome.json')], vcs: { enabled: false } }),
    // The path of a plugin is one from the folder that is checked.
    [PLUGIN]: readFileSync(join(repositoryRoot, PLUGIN), 'utf8'),
    ...tree,
  })
  const { stdout, stderr, status } = spawnSync(
    join(repositoryRoot, 'node_modules/.bin/biome'),
    ['lint', 'shared'],
    { cwd: folder, encoding: 'utf8' },
  )
  return { output: `${stdout}${stderr}`, status }
}

function write(tree: Tree): string {
  const folder = mkdtempSync(join(home, 'tree-'))
  const packages = PACKAGES.flatMap(name => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })] as const,
    [`node_modules/${name}/index.js`, ''] as const,
  ])
  const parts = PARTS.map(name => [`node_modules/${name}`, ''] as const)
  const own = JSON.stringify({ workspaces: ['shell', 'mf-*', 'shared', 'e2e'] })
  for (const [path, text] of [
    ['package.json', own] as const,
    ...packages,
    ...parts,
    ...Object.entries(tree),
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const workspaces = readdirSync(folder).filter(name => /^(shell|shared|mf-)/.test(name))
  for (const name of workspaces) symlinkSync(join(folder, name), join(folder, 'node_modules', name))
  return folder
}

function check(trees: string[]): Violation[][] {
  const command = join(repositoryRoot, 'shared/tooling/commands/imports.ts')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, '--json', ...trees], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(repositoryRoot, 'tsconfig.json') },
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}
