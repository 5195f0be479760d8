import { Tag } from 'shared/ui/Tag'
import type { KeptRelease, ReleaseTrial } from '../../../contract/releases'
import { decisionWords, releaseWords } from '../../../releasesMessages'
import { momentInWords } from '../momentInWords'
import type { Ask } from './DecisionDialog'
import { Decisions, PreviewLink } from './Decisions'
import { FigureTable } from './FigureTable'
import styles from './Releases.module.css'

interface TrialFactsProps {
  app: string
  trial: ReleaseTrial
  /** The release itself. */
  candidate: KeptRelease | undefined
  live: KeptRelease | undefined
  /** Whether the team of whoever looks releases the part. */
  mine: boolean
  onAsk: (ask: Ask) => void
}

/** The release that a part of the browsers has: how many, how it goes beside the live one, and what comes next. */
export function TrialFacts({ app, trial, candidate, live, mine, onAsk }: TrialFactsProps) {
  const { release, share, since, by, held, visits, met } = trial
  const id = `trial-${app}`
  return (
    <section className={styles.trial} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        <Tag tone="violet">{decisionWords.tried}</Tag>
        <code translate="no">{release}</code>
      </h3>
      {held ? (
        <p className={styles.warning}>
          {decisionWords.stopped}. {momentInWords(held.at)}, por {held.by}: {held.reason}
        </p>
      ) : (
        <p>
          {decisionWords.share(share)} desde el {momentInWords(since)}
          {by && `, por ${by}`}. {nextOf(trial)}.
        </p>
      )}
      <p className={styles.soft}>
        {decisionWords.visits}: unas {visits}. {decisionWords.met}: {met.candidate} {decisionWords.withThis},{' '}
        {met.live} {decisionWords.withLive}.
      </p>
      {candidate && (
        <FigureTable
          app={`${app}, ${release}`}
          live={candidate.figures}
          before={live?.figures}
          beside={releaseWords.live}
        />
      )}
      {mine && (
        <div className={styles.actions}>
          <PreviewLink app={app} release={release} preview={candidate?.preview ?? null} />
          <Decisions
            app={app}
            release={release}
            acts={held ? ['approve', 'try', 'take-back'] : ['approve', 'hold', 'take-back']}
            onAsk={onAsk}
          />
        </div>
      )}
    </section>
  )
}

function nextOf({ next, minutes, known }: ReleaseTrial): string {
  const what = next === null ? decisionWords.nextAll : decisionWords.next(next)
  return `${what}, ${known ? decisionWords.known : decisionWords.waits(minutes)}`
}
