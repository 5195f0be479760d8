import { keptReleases } from './clearShelf'
import { contested } from './contested'
import { shownOnShelf } from './onShelf'
import { readPointer } from './pointer'
import { type ReleaseRecord, readRecord } from './record'
import { whatRuns } from './running'
import { shownRelease } from './shown'
import { type Trial, trialOf } from './trial'

export interface ListedRelease {
  release: string
  record: ReleaseRecord
  isLive: boolean
  /** Why pages do not get it although nobody took it back; empty where nothing keeps it from them. */
  held: readonly string[]
}

export interface ListedReleases {
  /** The release that pages get; undefined where there is none. */
  shown: string | undefined
  /** The parts of that release that pages do not get, since another remote has them. */
  taken: readonly string[]
  /** The one that a share of the browsers gets instead, or that was stopped. */
  trial: Trial | undefined
  releases: ListedRelease[]
}

/** The kept releases of a remote, or the shell: the live one first, then the latest. */
export function listReleases(shelf: string, app: string): ListedReleases {
  const live = readPointer(shelf, app)?.release
  const { release: shown, held } =
    app === 'shell' ? { release: live, held: [] } : shownRelease(shelf, app, whatRuns(shelf))
  const releases = keptReleases(shelf, app)
    .map(release => ({
      release,
      record: readRecord(shelf, app, release),
      isLive: release === live,
      held: held.find(one => one.release === release)?.why ?? [],
    }))
    .sort(
      (a, b) => Number(b.isLive) - Number(a.isLive) || lastTime(b.record).localeCompare(lastTime(a.record)),
    )
  return {
    shown,
    taken: shown && app !== 'shell' ? takenOf(shelf, app) : [],
    trial: trialOf(shelf, app),
    releases,
  }
}

const takenOf = (shelf: string, app: string) =>
  (contested(shelf, shownOnShelf(shelf)).get(app) ?? []).map(({ words }) => words)

/** When it last became live, or else was published. */
export const lastTime = (record: ReleaseRecord) => record.live.at(-1)?.since ?? record.published
