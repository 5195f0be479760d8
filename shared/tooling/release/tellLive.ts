import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { howPublished } from 'shared/releases/tellReleases'

/**
 * The lines about a remote, or the shell, for whoever starts the product: that its pages get another release than
 * before the start, or another one than the files here. None at the first start, which shows these files.
 */
export function tellLive(
  shelf: string,
  app: string,
  { before, built }: { before: string | undefined; built: string },
): string[] {
  const live = readPointer(shelf, app)?.release
  const lines = before && live !== before ? [`${app}: release ${live} is live now, unproved`] : []
  if (live === built) return lines
  const shown = live ? `release ${live}, ${howPublished(readRecord(shelf, app, live))}` : 'no release'
  return [
    ...lines,
    `${app}: pages get ${shown}. These files are release ${built}, which is not live: npm run release -- ${app}`,
  ]
}
