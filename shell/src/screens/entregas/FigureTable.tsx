import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { ReleaseFigures } from '../../../contract/releases'
import { releaseWords } from '../../../releasesMessages'
import styles from './Releases.module.css'

interface FigureTableProps {
  app: string
  live: ReleaseFigures
  /** Of the release beside it, mostly the one that was live before; undefined where there is none. */
  before: ReleaseFigures | undefined
  /** The name of that release. */
  beside?: string
}

const ROWS: readonly [string, (figures: ReleaseFigures) => string][] = [
  [releaseWords.errors, errorRate],
  ['LCP, p75', ({ lcp }) => milliseconds(lcp)],
  ['INP, p75', ({ inp }) => milliseconds(inp)],
  ['CLS, p75', ({ cls }) => (cls === null ? releaseWords.notMeasured : cls.toFixed(3))],
  [releaseWords.visits, ({ visits }) => (visits === 0 ? releaseWords.noVisits : `unas ${visits}`)],
]

/** How a release does, beside another one; one sentence where nothing was measured of either. */
export function FigureTable({ app, live, before, beside = releaseWords.before }: FigureTableProps) {
  if (!isMeasured(live) && !(before && isMeasured(before)))
    return <p className={styles.soft}>{releaseWords.noFigures}</p>
  return (
    <table className={styles.figures}>
      <caption>
        <VisuallyHidden>{`${releaseWords.figures}: ${app}`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{releaseWords.these}</th>
          {before && <th scope="col">{beside}</th>}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, shown]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shown(live)}</td>
            {before && <td>{shown(before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isMeasured = ({ visits, errors, lcp, inp, cls }: ReleaseFigures) =>
  visits > 0 || errors > 0 || [lcp, inp, cls].some(vital => vital !== null)

/** Failures of a release that nobody was measured with have no rate. */
function errorRate({ errors, visits }: ReleaseFigures): string {
  if (visits > 0) return ((errors / visits) * 1000).toFixed(1)
  return errors > 0 ? `${errors}, ${releaseWords.noVisits}` : releaseWords.noVisits
}

const milliseconds = (value: number | null) =>
  value === null ? releaseWords.notMeasured : `${Math.round(value)} ms`
