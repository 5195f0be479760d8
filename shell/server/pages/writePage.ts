import { routeKey } from 'shared/remote/exposes'
import { routeOf } from 'shared/remote/matchRoute'
import type { Registry } from 'shared/remote/remoteJson'
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
  const found = routeOf(registry, pathname)
  const frame = [...shell('fonts'), ...shell('session'), ...shell('http'), ...shell('app')]
  if (!found) return unique(frame).map(preload)
  const { remote, path } = found
  const needs = remote.exposes[routeKey(path)]
  const below = (file: string) => remote.url + file
  return unique([
    ...frame,
    ...shell('federation'),
    below(remote.entry),
    ...(needs?.js ?? []).map(below),
    ...(needs?.css ?? []).map(below),
  ]).map(preload)
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
