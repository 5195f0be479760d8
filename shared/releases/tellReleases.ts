import { lastTime, listReleases } from './listReleases'
import { lastLive, type ReleaseRecord } from './record'
import { stepOf, type Trial } from './trial'

/** The lines about the kept releases of a remote, or the shell, for an operator: the live one first, then the latest. */
export function tellReleases(shelf: string, app: string): string[] {
  const { shown, taken, trial, releases } = listReleases(shelf, app)
  if (releases.length === 0) return [app, '  has no release here']
  const instead = shown ? `pages get ${shown}` : 'pages get none'
  return [
    app,
    ...releases.flatMap(({ release, record, isLive, held }) => [
      `  ${isLive ? '●' : ' '} ${release}  ${times(record, isLive)}`,
      ...[
        ...(trial?.release === release ? [tried(trial)] : []),
        ...details(record),
        ...held.map(why => `NOT SHOWN, ${instead}: ${why}`),
        ...(release === shown ? taken.map(part => `PART NOT SHOWN: ${part}`) : []),
      ].map(line => `      ${line}`),
    ]),
  ]
}

const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`

function times(record: ReleaseRecord, isLive: boolean): string {
  if (isLive) return `live since ${minute(lastTime(record))}`
  if (record.live.length > 0) return `live until ${minute(lastLive(record))}`
  return record.takenBack ? 'never live' : 'candidate, never live'
}

function tried(trial: Trial): string {
  const { steps, began, by, held } = trial
  if (held) return `TRIAL STOPPED ${minute(held.at)} by ${held.by}: ${held.reason}`
  const next = steps[began.length]
  const { share, minutes } = stepOf(trial)
  return (
    `TRIED on ${share} % of the browsers since ${minute(began.at(-1) ?? '')}${by ? ` by ${by}` : ''}; ` +
    `after ${minutes} minutes and enough visits ${next ? `on ${next.share} %` : 'for all'}`
  )
}

/** When, by whom and from which commit. */
export function howPublished({ published, by, commit, clean }: ReleaseRecord): string {
  const from = commit && `from commit ${commit.slice(0, 10)}${clean ? '' : ' and changes that no commit has'}`
  return [`published ${minute(published)}`, by && `by ${by}`, from].filter(Boolean).join(' ')
}

function details(record: ReleaseRecord): string[] {
  const { checks, forced, takenBack } = record
  return [
    howPublished(record),
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
