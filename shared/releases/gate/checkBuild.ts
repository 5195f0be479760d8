import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { exposedModules } from 'shared/remote/exposes'
import { ReleaseJson } from 'shared/remote/remoteJson'
import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Brought } from '../brought'
import { filesBelow } from '../contentHash'
import { INTEGRITY_JSON, Integrity, integrityProblems } from '../integrity'
import { sliceProblems } from '../sliceJson'
import { remoteJsonProblems } from './checkRemoteJson'
import { copyProblems } from './copyProblems'

/** It goes into every page. */
const LONGEST_RELEASE_JSON = 200_000
const SKELETONS = 'skeletons.json'
const LONGEST_JSON = 2_000_000
/**
 * The entry is loaded before any screen of its remote, and names its files only. Those of today have 8.1 to 11 KB: this
 * leaves a larger remote room, and none for screens.
 */
const LONGEST_ENTRY = 32 * 1024
const LONGEST_FILE = 1_000_000
/** All skeletons of a remote: one of them goes into each page of its addresses. Those of today have up to 24 KB. */
const LONGEST_SKELETONS = 100_000

const Exports = Type.Record(Type.String(), Type.Array(Type.String()))
const Shape = Type.Object({})
const Needs = Type.Object({
  shared: Exports,
  calls: Type.Record(Type.String(), Type.Object({ hash: Type.String(), request: Shape, answer: Shape })),
})

/** A skeleton has no code behind it: a press on one of these would be lost. */
const CONTROL = /<(?:button|input|select|textarea)\b/

/** A remote whose routes have none has no such file. */
const Skeletons = Type.Record(Type.String(), Type.Object({ html: Type.String(), css: Type.String() }))

/** Its own fields are checked with their words; here it is what the build adds. */
const Built = Type.Object({
  ...ReleaseJson.properties,
  remote: Type.Object({}),
})

/**
 * Why a build is none that can be released, in sentences that name the file: what it says of itself has its form, names
 * files that it has, and takes no part of another remote.
 */
export function buildProblems(app: string, build: string, others: readonly Brought[]): string[] {
  const needs = read(build, 'needs.json', Needs).problems
  const hashes = hashProblems(build)
  if (app === 'shell') return [...needs, ...hashes, ...read(build, 'provides.json', Exports).problems]
  const { value, problems } = read(build, 'release.json', Built, LONGEST_RELEASE_JSON)
  const inFiles = [...needs, ...skeletonProblems(build), ...sliceProblems(app, build), ...copyProblems(build)]
  return [
    ...inFiles,
    ...problems,
    ...(value ? releaseProblems(app, build, value as ReleaseJson, others) : []),
    // Last: a file that is missing, or too long, is told with those words first.
    ...hashes,
  ]
}

function skeletonProblems(build: string): string[] {
  if (!existsSync(join(build, SKELETONS))) return []
  const { value, problems } = read(build, SKELETONS, Skeletons, LONGEST_SKELETONS)
  return [
    ...problems,
    ...Object.entries(value ?? {}).flatMap(([key, { html }]) => {
      const [control] = CONTROL.exec(html) ?? []
      return control
        ? [`${SKELETONS}: ${key} has a ${control}>, and a press on it is lost: show its shape (ui/Skeleton)`]
        : []
    }),
  ]
}

/** A browser would run none of a file whose hash is another. */
function hashProblems(build: string): string[] {
  const { value, problems } = read(build, INTEGRITY_JSON, Integrity)
  return value ? integrityProblems(build, value) : problems
}

function releaseProblems(
  app: string,
  build: string,
  release: ReleaseJson,
  others: readonly Brought[],
): string[] {
  // Which modules the folder has, its own build has checked: here are the built ones.
  const inRemote = remoteJsonProblems(app, release.remote, { hasModule: () => true, others })
  if (inRemote.length > 0) return inRemote.map(problem => `remote.json: ${problem}`)
  const { entry, container } = release
  const own = app.replaceAll('-', '_')
  const has = new Set(filesBelow(build).map(file => relative(build, file)))
  const exposed = Object.values(release.exposes).flatMap(({ js, css }) => [...js, ...css])
  const loaded = [...new Set([entry, ...exposed])]
  return [
    ...Object.keys(exposedModules(release.remote))
      .filter(key => !(key in release.exposes))
      .map(key => `release.json: exposes has no ${key}`),
    ...loaded.filter(file => !has.has(file)).map(file => `release.json: the build has no file ${file}`),
    ...loaded.filter(file => has.has(file)).flatMap(file => fileProblems(build, file, release)),
    ...(container === own || container.startsWith(`${own}_`)
      ? []
      : [`release.json: the container ${container} is not named ${own} or ${own}_…`]),
  ]
}

/** The problems that pages would meet: a file that nobody should wait for, and an entry of another container. */
function fileProblems(build: string, file: string, { entry, container }: ReleaseJson): string[] {
  const { size } = statSync(join(build, file))
  const longest = file === entry ? LONGEST_ENTRY : LONGEST_FILE
  if (size > longest) return [`${file} has ${size} bytes, more than the ${longest} that pages wait for`]
  if (file !== entry || readFileSync(join(build, file), 'utf8').includes(container)) return []
  return [`release.json: the entry ${file} defines no container ${container}`]
}

interface Found<T> {
  value?: T
  problems: string[]
}

function read<S extends TSchema>(
  build: string,
  name: string,
  schema: S,
  longest = LONGEST_JSON,
): Found<Type.Static<S>> {
  const file = join(build, name)
  if (!existsSync(file)) return { problems: [`${name} is missing`] }
  if (statSync(file).size > longest) return { problems: [`${name} is longer than ${longest} bytes`] }
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const problems = [...Value.Errors(schema, value)].map(
      ({ instancePath, message }) =>
        `${name}: ${instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/') || 'the file'} ${message}`,
    )
    return problems.length > 0 ? { problems } : { value: value as Type.Static<S>, problems }
  } catch (error) {
    return { problems: [`${name} is no JSON: ${(error as Error).message}`] }
  }
}
