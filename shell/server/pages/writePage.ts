import { createHash } from 'node:crypto'
import { routeKey } from 'shared/remote/exposes'
import { HOME_PATHS, homeWidgets } from 'shared/remote/homeWidgets'
import { matchesPath, routeOf } from 'shared/remote/matchRoute'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import type { StaticHtml } from 'shared/remote/staticHtml'
import type { ShellRelease } from './currentShell'

const PLACE = '<!--page-->'
const ROOT = '<div id="root"></div>'

interface Page {
  html: string
  /** The hashes of the page's inline scripts and styles, for its content security policy. */
  inline: { scripts: string[]; styles: string[] }
}

/**
 * The shell's page for one address. It contains the registry, preloads of the files that the address needs, so that a
 * screen opened by a link has no deeper chain of requests than one bundle, and the content that is shown before the
 * code. `skeleton` is the remote's for the screen at that address.
 */
export function writePage(
  shell: Pick<ShellRelease, 'template' | 'files' | 'firstPage'>,
  pathname: string,
  registry: Registry,
  skeleton?: StaticHtml,
): Page {
  const { body, styles, styleSheet } = firstView(shell.firstPage, pathname, registry, skeleton)
  const head = [
    ...styles.slice(0, 1).map(styleElement),
    ...preloads(pathname, registry, shell.files)
      .filter(url => url !== styleSheet)
      .map(preload),
  ].join('\n    ')
  const html = shell.template
    .replace(styleSheet === undefined ? '' : `<link href="${styleSheet}" rel="stylesheet">`, '')
    .replace(PLACE, () => head)
    // The registry is long and not needed for the first paint, so it comes last.
    .replace(ROOT, () => body + inlined('registry', registry))
  const scripts = [...shell.template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  return { html, inline: { scripts: scripts.map(hashOf), styles: styles.map(hashOf) } }
}

const isInside = (pathname: string) => /^\/user(\/|$)/.test(pathname)

/**
 * The content before the code. Only the browser knows whether somebody is signed in: where that decides, the page has
 * both the sign-in form and the frame, and an inline script chooses before the first paint.
 */
function firstView(
  firstPage: ShellRelease['firstPage'],
  pathname: string,
  registry: Registry,
  skeleton: StaticHtml | undefined,
): { body: string; styles: string[]; styleSheet?: string } {
  if (!firstPage) return { body: ROOT, styles: [] }
  const { entrance, frameCss, styleSheet } = firstPage
  if (pathname !== '/' && !isInside(pathname)) return { body: ROOT, styles: [entrance.css], styleSheet }
  const frame = firstPage.frame(registry, pathname === '/' ? '/user' : pathname, skeleton?.html)
  const frameStyles = frameCss + frame.css + (skeleton?.css ?? '')
  return {
    // The frame's styles come after the form, so that the form can be painted before the rest of the page has arrived.
    body: `<div id="root">${entrance.html}</div>${styleElement(frameStyles)}<div id="first-frame">${frame.html}</div>`,
    styles: [entrance.css, frameStyles],
    styleSheet,
  }
}

const styleElement = (css: string) => `<style>${css}</style>`

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The chunk of the shell's own screen at an address (shell/src/routing/lateScreens.ts). */
const OWN_CHUNKS: Readonly<Record<string, string>> = {
  '/register': 'entrance',
  '/recoverpass': 'entrance',
  '/reset-password': 'entrance',
  '/privacidad': 'privacy',
  '/user/faq': 'faq',
  '/user/privacidad': 'own-data',
}

/** The addresses of the files that the page needs. */
function preloads(pathname: string, registry: Registry, files: ShellRelease['files']): string[] {
  const own = OWN_CHUNKS[pathname]
  if (!isInside(pathname) && !own) return []
  const groups = ['main', 'fonts', 'session', 'http', 'app', ...(own ? [own] : [])]
  const shell = (group: string) => files[group] ?? []
  const frame = groups.flatMap(shell)
  const modules = isInside(pathname) ? needed(pathname, registry) : []
  if (modules.length === 0) return unique(frame)
  return unique([...frame, ...shell('federation'), ...modules.flatMap(filesOf)])
}
/** The remotes' modules that an address shows: one screen, or the home page's widgets. */
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
  // The same mode as the loaders use, or the browser would fetch each file twice: CORS for another origin's files and
  // always for fonts.
  const cors = kind !== 'font' && url.startsWith('/') ? '' : ' crossorigin="anonymous"'
  return `<link rel="preload" href="${url}" as="${kind}"${kind === 'font' ? ' type="font/woff2"' : ''}${cors}>`
}

/** Data, not code, so the content security policy does not apply; `<` is escaped and cannot end the element early. */
function inlined(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
