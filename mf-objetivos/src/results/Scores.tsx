import { ProgressBar } from 'shared/ui/ProgressBar'
import type { FormResponse } from '../../contract'
import styles from './Scores.module.css'
import { BALANCE } from './trend'

/** Balance de Salud and a bar per area. */
export function Scores({ balance, scores }: Pick<FormResponse, 'balance' | 'scores'>) {
  return (
    <div className={styles.scores}>
      <p className={styles.balance}>
        <span className={styles.number}>{balance} %</span> {BALANCE}
      </p>
      {scores.map(({ area, percentage }) => (
        <ProgressBar key={area} label={area} share={percentage / 100} />
      ))}
    </div>
  )
}
