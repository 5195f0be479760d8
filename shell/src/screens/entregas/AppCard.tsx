import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { Disclosure } from 'shared/ui/Disclosure'
import type { AppReleases, KeptRelease } from '../../../contract/releases'
import { releaseWords } from '../../../releasesMessages'
import type { Ask } from './DecisionDialog'
import { Decisions, PreviewLink } from './Decisions'
import { FigureTable } from './FigureTable'
import { ReleaseFacts } from './ReleaseFacts'
import styles from './Releases.module.css'
import type { Change } from './RollbackDialog'
import { TrialFacts } from './TrialFacts'

interface AppCardProps extends AppReleases {
  onBack: (change: Change) => void
  onAsk: (ask: Ask) => void
}

/** The shell or one remote: its live release, how it does, and the other ones that are kept. */
export function AppCard({ app, mine, before, trial, releases, onBack, onAsk }: AppCardProps) {
  const live = releases.find(one => one.live)
  const others = releases.filter(one => one !== live)
  const id = `app-${app}`
  const goTo = (to: string) => live && onBack({ app, from: live.release, to })
  return (
    <Card as="section" className={styles.app} aria-labelledby={id}>
      <h2 id={id} translate="no">
        {app}
      </h2>
      {live ? <ReleaseFacts {...live} /> : <p className={styles.soft}>{releaseWords.noRelease}</p>}
      {live && <FigureTable app={app} live={live.figures} before={others.find(one => one.until)?.figures} />}
      {!mine && <p className={styles.soft}>{releaseWords.otherTeam}</p>}
      {mine && live && before && (
        <Button variant="secondary" aria-label={`${releaseWords.back}: ${app}`} onClick={() => goTo(before)}>
          {releaseWords.back}
        </Button>
      )}
      {live && !before && <p className={styles.soft}>{releaseWords.noEarlier}</p>}
      {trial && (
        <TrialFacts
          app={app}
          trial={trial}
          candidate={others.find(({ release }) => release === trial.release)}
          live={live}
          mine={mine}
          onAsk={onAsk}
        />
      )}
      {others.length > 0 && (
        <Others app={app} mine={mine} releases={others} tried={trial?.release} onBack={goTo} onAsk={onAsk} />
      )}
    </Card>
  )
}

interface OthersProps extends Pick<AppCardProps, 'app' | 'mine' | 'onAsk'> {
  releases: readonly KeptRelease[]
  /** The one that is tried. */
  tried: string | undefined
  onBack: (to: string) => void
}

function Others({ app, mine, releases, tried, onBack, onAsk }: OthersProps) {
  const [open, setOpen] = useState(false)
  const title = `Otras versiones guardadas (${releases.length})`
  return (
    <div className={styles.others}>
      <Disclosure level="h3" title={title} open={open} onOpen={setOpen}>
        <ul className={styles.list}>
          {releases.map(one => (
            <li key={one.release} className={styles.row}>
              <ReleaseFacts {...one} candidate={isCandidate(one)} />
              {mine && one.release !== tried && (
                <div className={styles.actions}>
                  <PreviewLink app={app} {...one} />
                  {isCandidate(one) ? (
                    <Decisions app={app} release={one.release} acts={['try', 'approve']} onAsk={onAsk} />
                  ) : (
                    !one.takenBack && (
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`${releaseWords.backTo}: ${app}, ${one.release}`}
                        onClick={() => onBack(one.release)}
                      >
                        {releaseWords.backTo}
                      </Button>
                    )
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

/** Of a remote, on the shelf, and live for nobody yet. */
const isCandidate = ({ live, until, takenBack, preview }: KeptRelease) =>
  !live && !until && !takenBack && preview !== null
