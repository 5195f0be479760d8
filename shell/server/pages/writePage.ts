import { routeKey } from 'shared/remote/exposes'
import { HOME_PATHS, homeWidgets } from 'shared/remote/homeWidgets'
import { matchesPath, routeOf } from 'shared/remote/matchRoute'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import type { ShellRelease } from './currentShell'

const PLACE = '<!--page-->'

/**
 * The shell's page for one address: the registry is written into it and what the address is going to need is preloaded,
 * so a screen opened by a link costs no deeper chain of requests than one bundle would.
 */
export function writePage(
  shell: Pick<ShellRelease, 'template' | 'files'>,
  pathname: string,
  registry: Registry,
): string {
  const head = [...preloads(pathname, registry, shell.files), inlined('registry', registry)].join('\n    ')
  return shell.template.replace(PLACE, () => head)
}

function preloads(pathname: string, registry: Registry, files: ShellRelease['files']): string[] {
  if (!/^\/user(\/|$)/.test(pathname)) return []
  const shell = (group: string) => files[group] ?? []
  const frame = [...shell('main'), ...shell('fonts'), ...shell('session'), ...shell('http'), ...shell('app')]
  const modules = needed(pathname, registry)
  if (modules.length === 0) return unique(frame).map(preload)
  return unique([...frame, ...shell('federation'), ...modules.flatMap(filesOf)]).map(preload)
}

/** What of the remotes an address shows: one screen, or the home page's widgets. */
function needed(pathname: string, registry: Registry): { remote: RegisteredRemote; exposed: string }[] {
  if (HOME_PATHS.some(path => matchesPath(path, pathname))) return homeWidgets(registry)
  const found = routeOf(registry, pathname)
  return found ? [{ remote: found.remote, exposed: routeKey(found.path) }] : []
}

function filesOf({ remote, exposed }: { remote: RegisteredRemote; exposed: string }): string[] {
  const { js = [], css = [] } = remote.exposes[exposed] ?? {}
  return [remote.entry, ...js, ...css].map(file => remote.url + file)
}

const unique = (urls: string[]) => [...new Set(urls)]

function preload(url: string): string {
  const kind = /\.woff2$/.test(url) ? 'font' : /\.css$/.test(url) ? 'style' : 'script'
  // As the loaders themselves ask for it, or the browser would fetch each file twice: CORS for another origin's files,
  // and for fonts always.
  const cors = kind !== 'font' && url.startsWith('/') ? '' : ' crossorigin="anonymous"'
  return `<link rel="preload" href="${url}" as="${kind}"${kind === 'font' ? ' type="font/woff2"' : ''}${cors}>`
}

/** Data, not code: the content security policy lets it be, and `<` cannot end the element early. */
function inlined(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
