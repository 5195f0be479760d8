import { releaseBefore } from 'shared/releases'
import { type ListedRelease, listReleases } from 'shared/releases/listReleases'
import type { AppReleases, KeptRelease, ReleaseFigures } from '../../contract/releases'

/** The releases of the shell or a remote as the page for teams shows them. */
export function appReleases(
  shelf: string,
  app: string,
  figuresOf: (app: string, release: string) => ReleaseFigures,
): AppReleases {
  return {
    app,
    before: releaseBefore(shelf, app) ?? null,
    releases: listReleases(shelf, app).releases.map(one => keptRelease(one, figuresOf(app, one.release))),
  }
}

function keptRelease({ release, record, isLive, held }: ListedRelease, figures: ReleaseFigures): KeptRelease {
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
