import { createHash } from 'node:crypto'
import { keptReleases } from 'shared/releases/clearShelf'
import { listReleases } from 'shared/releases/listReleases'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { hasStories } from 'shared/releases/stories'

/** The answer to `GET /shelf/{remote}`. */
export function shelfState(shelf: string, remote: string) {
  const { shown, releases } = listReleases(shelf, remote)
  return {
    remote,
    current: readPointer(shelf, remote)?.release ?? null,
    /** The one that pages get: another than the current one where its needs are not met. */
    shown: shown ?? null,
    releases: releases.map(({ release, record, isLive, held }) => ({
      release,
      current: isLive,
      ...record,
      held,
      stories: hasStories(shelf, remote, release),
    })),
  }
}

/**
 * Names the current release and how it came to be so: it changes with each move, also with one that comes back, and with
 * a withdrawal that leaves none.
 */
export function tagOf(shelf: string, remote: string): string {
  const pointer = readPointer(shelf, remote)
  const times = keptReleases(shelf, remote).reduce(
    (sum, release) => sum + readRecord(shelf, remote, release).live.length,
    0,
  )
  return `"${createHash('sha256')
    .update(JSON.stringify([remote, pointer, times]))
    .digest('hex')
    .slice(0, 32)}"`
}
