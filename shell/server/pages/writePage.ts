import { createHash } from 'node:crypto'
import { earlyCalls } from 'shared/remote/earlyCalls'
import { routeKey } from 'shared/remote/exposes'
import { HOME_PATHS, homeWidgets } from 'shared/remote/homeWidgets'
import { matchesPath, routeOf } from 'shared/remote/matchRoute'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import type { StaticHtml } from 'shared/remote/staticHtml'
import { isInside } from '../../rules/returnPath'
import type { ShellRelease } from './currentShell'
import type { IntegrityAt } from './integritiesOf'

const PLACE = '<!--page-->'
const ROOT = '<div id="root"></div>'

interface Given {
  /** The remote's, for the screen at the address. */
  skeleton?: StaticHtml
  /** The hashes of the files that the page names. */
  integrity?: IntegrityAt
  /** Whether calls are traced: only then the page names each of its calls (shared/client/traceparent.ts). */
  traced?: boolean
  /** Whether this site has no passkeys: then the sign-in page offers none (shell/src/passkeys/enterByPasskey.ts). */
  withoutPasskeys?: boolean
}

interface Page {
  html: string
  /** A `Link` header with the entry's script, which a browser then asks for before it has read the page. */
  link: string
  /** The hashes of the page's inline scripts and styles, for its content security policy. */
  inline: { scripts: string[]; styles: string[] }
}

/**
 * The shell's page for one address. It contains the registry, preloads of the files that the address needs, so that a
 * screen opened by a link has no deeper chain of requests than one bundle, and the content that is shown before the
 * code. The page of `/` alone, which a person without a session opens, has only the sign-in form. `address` is path and
 * query.
 */
export function writePage(
  shell: Pick<ShellRelease, 'template' | 'files' | 'firstPage'>,
  address: string,
  registry: Registry,
  { skeleton, integrity = () => undefined, traced, withoutPasskeys }: Given = {},
): Page {
  const pathname = pathOf(address)
  const { body, styles, styleSheet } = firstView(shell.firstPage, address, registry, skeleton)
  const head = [
    ...styles.slice(0, 1).map(styleElement),
    ...preloads(pathname, registry, shell.files).map(url => preload(url, integrity(url))),
  ].join('\n    ')
  const template = shell.template
    .replace(styleSheet === undefined ? '' : `<link href="${styleSheet}" rel="stylesheet">`, '')
    .replace(FILE_OF_SHELL, (element, url: string) => element + asText(checks(url, integrity(url)), ' '))
  const html = (isSignIn(address) ? formFirst(template) : withReads(template, pathname, registry))
    .replace('<html ', traced ? '<html data-traced ' : '<html ')
    .replace('<html ', withoutPasskeys ? '<html data-no-passkeys ' : '<html ')
    .replace(PLACE, () => head)
    // The registry is long and not needed for the first paint, so it comes last. The sign-in form needs none: its code
    // fetches it while the person types.
    .replace(ROOT, () => (isSignIn(address) ? body : body + inlined('registry', registry)))
  const scripts = [...shell.template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  return {
    html,
    link: entryFirst(shell.files, integrity),
    inline: { scripts: scripts.map(hashOf), styles: styles.map(hashOf) },
  }
}

/** The attributes by which the template names a script or a style sheet. */
const FILE_OF_SHELL = /(?<=<(?:script|link) [^>]*)(?:src|href)="([^"]+\.(?:js|css))"/g

/**
 * The attributes with which the loaders ask for a file; with others the browser would fetch a preloaded one twice. With
 * CORS, scripts that have a hash, since Integrity-Policy allows no others, and files of another origin.
 */
function checks(url: string, integrity: string | undefined): { crossorigin?: string; integrity?: string } {
  const hasCors = !url.startsWith('/') || (integrity !== undefined && url.endsWith('.js'))
  return { ...(hasCors && { crossorigin: 'anonymous' }), ...(integrity && { integrity }) }
}

const asText = (given: object, between: string) =>
  Object.entries(given)
    .map(([name, value]) => `${between}${name}="${value}"`)
    .join('')

/** Browsers that know `expect` draw nothing before the mark: a slow phone needs a frame's time for an empty page. */
const AWAIT_MARK = '<link rel="expect" href="#form-end" blocking="render">'
const MARK = '<i id="form-end" hidden></i>'

/**
 * The template with its inline script after the form: if it comes first, a slow phone draws an empty page as soon as it
 * has run. Until the script runs the form is hidden, so that a signed-in person never sees it, and the attribute that
 * the script would set for the form's font is there from the beginning.
 */
function formFirst(template: string): string {
  const [script = ''] = /<script>.*?<\/script>/s.exec(template) ?? []
  return template
    .replace('<html ', '<html data-opening="early" data-font="later" ')
    .replace('<head>', `<head>${AWAIT_MARK}`)
    .replace(script, '')
    .replace(ROOT, () => ROOT + script + MARK)
}

/**
 * The template with the reads of the screen at an address and the release that declares each, which its script sends where somebody is signed in: they are
 * answered by the time that the screen's code has arrived.
 */
function withReads(template: string, pathname: string, registry: Registry): string {
  const reads = isInside(pathname) ? earlyCalls(registry, pathname) : []
  if (reads.length === 0) return template
  const paths = reads.map(({ path }) => path).join(' ')
  const readers = reads.map(({ release }) => release).join(' ')
  return template.replace(
    '<html ',
    `<html data-reads="${paths.replaceAll('&', '&amp;')}" data-readers="${readers}" `,
  )
}

const pathOf = (address: string) => address.split('?')[0] ?? ''
const isSignIn = (address: string) => address === '/'

/**
 * The content before the code. Only the browser knows whether somebody is signed in: where that decides, the page has
 * both the sign-in form and the frame, and an inline script chooses before the first paint. At `/` it has the form
 * alone, and the script sends a signed-in person on to `/user`; with a path to return to it has both.
 */
function firstView(
  firstPage: ShellRelease['firstPage'],
  address: string,
  registry: Registry,
  skeleton: StaticHtml | undefined,
): { body: string; styles: string[]; styleSheet?: string } {
  if (!firstPage) return { body: ROOT, styles: [] }
  const { entrance, frameCss, styleSheet } = firstPage
  const form = `<div id="root">${entrance.html}</div>`
  if (isSignIn(address)) return { body: form, styles: [entrance.css], styleSheet }
  const pathname = pathOf(address)
  if (pathname !== '/' && !isInside(pathname)) {
    const waiting = firstPage.skeletons[pathname] ?? ''
    const body = `<div id="root">${waiting}</div>`
    // Its address holds a secret. Whatever an inline style asks for, the font, Chromium sends the page's address with it
    // in spite of the page's referrer policy; for a style sheet of its own it sends that one's address.
    if (pathname === '/reset-password') return { body, styles: [] }
    return { body, styles: [entrance.css], styleSheet }
  }
  const frame = firstPage.frame(registry, pathname === '/' ? '/user' : pathname, skeleton?.html)
  const frameStyles = frameCss + frame.css + (skeleton?.css ?? '')
  return {
    // The frame's styles come after the form, so that the form can be painted before the rest of the page has arrived.
    body: `${form}${styleElement(frameStyles)}<div id="first-frame">${frame.html}</div>`,
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
  '/cuenta-eliminada': 'own-data',
  '/user/equipo/archivo': 'own-data',
  '/user/equipo/estado': 'own-data',
  '/user/faq': 'faq',
  '/user/privacidad': 'own-data',
  '/user/seguridad': 'own-data',
  '/user/equipo/entregas': 'own-data',
}

/** The entry is the longest file and the first to run, so it is asked for before the rest. */
const entryFirst = (files: ShellRelease['files'], integrity: IntegrityAt) =>
  (files.main ?? [])
    .filter(url => url.endsWith('.js'))
    .map(url => `<${url}>; rel=preload; as=script${asText(checks(url, integrity(url)), '; ')}`)
    .join(', ')

/** The addresses of the other files that the page needs: code and its styles. The font comes after them (`data-font`). */
function preloads(pathname: string, registry: Registry, files: ShellRelease['files']): string[] {
  const own = OWN_CHUNKS[pathname]
  if (!isInside(pathname) && !own) return []
  const groups = ['session', 'app', ...(own ? [own] : [])]
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

function preload(url: string, integrity: string | undefined): string {
  const kind = /\.css$/.test(url) ? 'style' : 'script'
  return `<link rel="preload" href="${url}" as="${kind}"${asText(checks(url, integrity), ' ')}>`
}

/** Data, not code, so the content security policy does not apply; `<` is escaped and cannot end the element early. */
function inlined(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
