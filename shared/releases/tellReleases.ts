import { keptReleases } from './clearShelf'
import { readPointer } from './pointer'
import { lastLive, type ReleaseRecord, readRecord } from './record'
import { whatRuns } from './running'
import { shownRelease } from './shown'

/** What an operator reads about the kept releases of a remote, or the shell: the live one first, then the latest. */
export function tellReleases(shelf: string, app: string): string[] {
  const live = readPointer(shelf, app)?.release
  const held = heldBack(shelf, app)
  const kept = keptReleases(shelf, app)
    .map(release => ({ release, record: readRecord(shelf, app, release), isLive: release === live }))
    .sort(
      (a, b) => Number(b.isLive) - Number(a.isLive) || lastTime(b.record).localeCompare(lastTime(a.record)),
    )
  if (kept.length === 0) return [app, '  has no release here']
  return [
    app,
    ...kept.flatMap(({ release, record, isLive }) => [
      `  ${isLive ? '●' : ' '} ${release}  ${times(record, isLive)}`,
      ...[...details(record), ...(held.get(release) ?? [])].map(line => `      ${line}`),
    ]),
  ]
}

/** The releases that pages do not get although nobody took them back, by their names. */
function heldBack(shelf: string, app: string): Map<string, string[]> {
  if (app === 'shell') return new Map()
  const { release, held } = shownRelease(shelf, app, whatRuns(shelf))
  const instead = release ? `pages get ${release}` : 'pages get none'
  return new Map(held.map(one => [one.release, one.why.map(why => `NOT SHOWN, ${instead}: ${why}`)]))
}

const lastTime = (record: ReleaseRecord) => record.live.at(-1)?.since ?? record.published
const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`

function times(record: ReleaseRecord, isLive: boolean): string {
  if (isLive) return `live since ${minute(lastTime(record))}`
  return record.live.length > 0 ? `live until ${minute(lastLive(record))}` : 'never live'
}

function details({ published, by, commit, clean, checks, forced, takenBack }: ReleaseRecord): string[] {
  const from = commit && `from commit ${commit.slice(0, 10)}${clean ? '' : ' and changes that no commit has'}`
  return [
    [`published ${minute(published)}`, by && `by ${by}`, from].filter(Boolean).join(' '),
    `checks: ${checks?.length ? checks.join(', ') : 'none'}`,
    ...(forced ? [`FORCED: ${forced}`] : []),
    ...(takenBack
      ? [
          `TAKEN BACK ${minute(takenBack.at)}${takenBack.by ? ` by ${takenBack.by}` : ''}` +
            (takenBack.reason ? `: ${takenBack.reason}` : ''),
        ]
      : []),
  ]
}
