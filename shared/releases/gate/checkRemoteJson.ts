import { matchesPath } from 'shared/remote/matchRoute'
import { RemoteJson } from 'shared/remote/remoteJson'
import { isShellPath } from 'shared/remote/shellPaths'
import Value from 'typebox/value'
import { type Brought, takenParts } from '../brought'

/** The files and remotes that a remote.json is checked against. */
interface Surroundings {
  /** Whether the remote's folder has the module that a route or widget names, as in `./src/screens/x/X`. */
  hasModule(module: string): boolean
  others: readonly Brought[]
}

/** The value of the text of a `remote.json`. Throws where it is not valid, naming every wrong field. */
export function checkRemoteJson(app: string, text: string, around: Surroundings): RemoteJson {
  const value = parse(app, text)
  const problems = remoteJsonProblems(app, value, around)
  if (problems.length > 0) refuse(app, problems)
  return value as RemoteJson
}

/** The problems of a parsed `remote.json`, a line for each field. */
export function remoteJsonProblems(app: string, value: unknown, around: Surroundings): string[] {
  if (!Value.Check(RemoteJson, value)) return shapeProblems(value)
  return [
    ...senseProblems(app, value),
    ...takenParts(value, around.others).map(({ words }) => words),
    ...missingModules(value, around.hasModule),
  ]
}

function refuse(app: string, problems: string[]): never {
  throw new Error(`${app}/remote.json is not valid:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
}

function parse(app: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse(app, [`it is no JSON: ${(error as Error).message}`])
  }
}

function shapeProblems(value: unknown): string[] {
  return [...Value.Errors(RemoteJson, value)].map(({ instancePath, message, params }) => {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'the file'
    return `${field} ${message}${extra(params)}`
  })
}

function extra(params: object): string {
  const named = Object.values(params).flat()
  return named.length > 0 ? ` (${named.join(', ')})` : ''
}

/** Errors that the schema cannot find, such as a name that is not the folder's or a menu entry without its route. */
function senseProblems(app: string, remote: RemoteJson): string[] {
  const { name, routes, menu, staffMenu = [], chatIconHiddenOn, offline = [], trial = [] } = remote
  const paths = routes.map(route => route.path)
  const isBrought = (path: string) => paths.some(known => known === path || matchesPath(known, path))
  return [
    ...(name === app ? [] : [`name is ${name}, but the folder is ${app}`]),
    ...paths.flatMap((path, i) =>
      paths.indexOf(path) === i ? [] : [`routes.${i}.path ${path} is there twice`],
    ),
    ...paths.flatMap((path, i) => (isShellPath(path) ? [`routes.${i}.path ${path} is the shell's own`] : [])),
    ...Object.entries({ menu, staffMenu }).flatMap(([list, entries]) =>
      entries.flatMap(({ to, activeOn = [] }, i) => [
        ...(isBrought(to.replace(/^\/user\//, '')) ? [] : [`${list}.${i}.to ${to} has no route here`]),
        ...activeOn.flatMap(path =>
          isBrought(path) ? [] : [`${list}.${i}.activeOn ${path} has no route here`],
        ),
      ]),
    ),
    ...chatIconHiddenOn.flatMap(path =>
      isBrought(path) ? [] : [`chatIconHiddenOn ${path} has no route here`],
    ),
    ...offline.flatMap(path => (paths.includes(path) ? [] : [`offline ${path} has no route here`])),
    ...trial.flatMap(({ share }, i) =>
      share > (trial[i - 1]?.share ?? 0) ? [] : [`trial.${i}.share ${share} is not more than the one before`],
    ),
  ]
}

function missingModules({ routes, widgets }: RemoteJson, hasModule: Surroundings['hasModule']): string[] {
  const named = [
    ...routes.map(({ screen }, i) => ({ field: `routes.${i}.screen`, module: screen })),
    ...routes.flatMap(({ skeleton }, i) =>
      skeleton === undefined ? [] : [{ field: `routes.${i}.skeleton`, module: skeleton }],
    ),
    ...widgets.map(({ module }, i) => ({ field: `widgets.${i}.module`, module })),
  ]
  return named.flatMap(({ field, module }) =>
    hasModule(module) ? [] : [`${field} ${module} is no file here (.tsx or .ts)`],
  )
}
