import { randomInt } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Preview } from 'shared/published/preview'
import { remotesOf } from 'shared/releases/onShelf'
import { PLACES, shareOf, takesPart, trialOf } from 'shared/releases/trial'
import type { Registry } from 'shared/remote/remoteJson'
import type { Config } from 'shared/server/config/config'
import { PREVIEW_COOKIE } from '../previews/previewCookie'
import { knownPreview } from '../previews/signPreview'

/** It serves trials alone. Longer than a trial, so that a browser does not change sides in it. */
const PLACE_COOKIE = 'reparto'
const PLACE_KEPT_MS = 30 * MS_PER_DAY

/** The releases that one browser gets in place of the live ones. */
export interface BrowserView {
  preview: Preview | undefined
  /** Its number in trials; undefined until it has one. */
  place: number | undefined
}

/** The view that the cookies of a request ask for; the live one for a browser without any. */
export async function browserView(request: FastifyRequest, config: Config): Promise<BrowserView> {
  const { cookie } = request.headers
  if (!cookie) return { preview: undefined, place: undefined }
  const { [PREVIEW_COOKIE]: signed, [PLACE_COOKIE]: place = '' } = parseCookie(cookie)
  return {
    // Where the key cannot be read, the live releases are right.
    preview: signed
      ? await knownPreview(config, 'browser', signed, new Date()).catch(() => undefined)
      : undefined,
    place: /^\d{1,4}$/.test(place) ? Number(place) : undefined,
  }
}

/** The release of a remote that this browser gets in place of the live one. */
export function firstFor(shelf: string, { preview, place }: BrowserView, remote: string): string | undefined {
  if (preview?.remote === remote) return preview.release
  if (place === undefined) return undefined
  const trial = trialOf(shelf, remote)
  return trial && takesPart(trial, place) ? trial.release : undefined
}

/** The preview that the page's banner tells of; none where the page does not have its release. */
export function shownPreview({ preview }: BrowserView, { remotes }: Registry): Pick<Registry, 'preview'> {
  const isShown = remotes.some(
    ({ remote, release }) => remote.name === preview?.remote && release === preview.release,
  )
  return preview && isShown ? { preview } : {}
}

/**
 * The header that gives a browser its number for trials, where it has none and a trial runs. The page of this answer
 * still has the live releases: a browser without cookies would ask for the registry without the number, and so get other
 * releases than its page has.
 */
export function newPlace(shelf: string, { place }: BrowserView, request: FastifyRequest): string | undefined {
  if (place !== undefined || !isTrying(shelf)) return undefined
  return stringifySetCookie({
    name: PLACE_COOKIE,
    value: String(randomInt(PLACES)),
    path: '/',
    maxAge: PLACE_KEPT_MS / 1000,
    httpOnly: true,
    // A page that is opened by a link from elsewhere needs it too.
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
}

function isTrying(shelf: string): boolean {
  return remotesOf(shelf).some(remote => {
    const trial = trialOf(shelf, remote)
    return trial !== undefined && shareOf(trial) > 0
  })
}
