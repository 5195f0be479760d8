import { ProgressBar } from 'shared/ui/ProgressBar'
import type { FormResponse } from '../../contract/responses'
import { levelOfResult } from '../../rules/answers/levelOfResult'
import { levelOfShare } from '../../rules/answers/recommendations'
import { Badge } from './Badge'
import { BandOfPoints } from './BandOfPoints'
import styles from './Scores.module.css'
import { BALANCE } from './trend'

const TONES = { Crítico: 'critical', Complicado: 'complicated', Estable: 'stable' } as const

/**
 * Balance de Salud and a bar per area, in the colours of their levels. Beside it stand the words of the instrument's own
 * points, or those of the level.
 */
export function Scores({ balance, scores, band }: Pick<FormResponse, 'balance' | 'scores' | 'band'>) {
  const level = levelOfResult({ balance, band })
  return (
    <div className={styles.scores}>
      <p className={styles.balance}>
        <span className={`${styles.number} ${styles[TONES[level]]}`}>{balance} %</span> {BALANCE}
        {!band && <Badge level={level} />}
      </p>
      {band && <BandOfPoints band={band} />}
      {scores.map(({ area, percentage }) => (
        <ProgressBar
          key={area}
          label={area}
          share={percentage / 100}
          tone={TONES[levelOfShare(percentage / 100)]}
        />
      ))}
    </div>
  )
}
