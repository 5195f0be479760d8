import { releaseBefore } from 'shared/releases'
import { type ListedRelease, listReleases } from 'shared/releases/listReleases'
import type { AppReleases, KeptRelease, ReleaseFigures, ReleaseTrial } from '../../contract/releases'
import { isOfTeam } from '../../rules/teams'

interface Known {
  /** The parts that whoever asks looks after. */
  teams: readonly string[]
  figuresOf: (app: string, release: string) => ReleaseFigures
  /** The link of a preview. */
  linkTo: (app: string, release: string) => string
  trialOn: (app: string) => Promise<ReleaseTrial | null>
}

/** The releases of the shell or a remote as the page for teams shows them. */
export async function appReleases(shelf: string, app: string, known: Known): Promise<AppReleases> {
  return {
    app,
    mine: isOfTeam(known.teams, app),
    before: releaseBefore(shelf, app) ?? null,
    trial: await known.trialOn(app),
    releases: listReleases(shelf, app).releases.map(one => ({
      ...keptRelease(one, known.figuresOf(app, one.release)),
      preview: isForPreview(app, one) ? known.linkTo(app, one.release) : null,
    })),
  }
}

/** The shell's own page has no other shell beside it. */
const isForPreview = (app: string, { isLive, record }: ListedRelease) =>
  app !== 'shell' && !isLive && !record.takenBack

function keptRelease(
  { release, record, isLive, held }: ListedRelease,
  figures: ReleaseFigures,
): Omit<KeptRelease, 'preview'> {
  const { published, by = '', commit = '', clean = false, checks = [], forced = '', takenBack } = record
  const last = record.live.at(-1)
  return {
    release,
    live: isLive,
    since: last?.since ?? null,
    until: last?.until ?? null,
    published,
    by,
    commit,
    clean,
    checks: [...checks],
    forced,
    takenBack: takenBack
      ? { at: takenBack.at, by: takenBack.by ?? '', reason: takenBack.reason ?? '' }
      : null,
    held: [...held],
    figures,
  }
}
