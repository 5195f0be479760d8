import { useId } from 'react'
import { ProgressDots } from 'shared/ui/ProgressDots'
import type { Exclusion } from '../../../contract'
import styles from './ReasonChoice.module.css'
import { REASONS } from './reasons'

interface ReasonChoiceProps {
  food: string
  /** Nothing while it is not left out. */
  reason: Exclusion['reason'] | undefined
  busy: boolean
  onReason: (reason: Exclusion['reason']) => void
}

/** Why a food is left out: one of two. */
export function ReasonChoice({ food, reason: chosen, busy, onReason }: ReasonChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-label={`Por qué evitas ${food}`} aria-busy={busy}>
      {REASONS.map(({ reason, label, Icon }) => (
        <label key={reason} className={`${styles.reason} ${styles[reason]}`}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={chosen === reason}
            disabled={busy}
            onChange={() => onReason(reason)}
          />
          {chosen === reason && <Icon size="small" />}
          {label}
        </label>
      ))}
      {busy && (
        <span className={styles.busy}>
          <ProgressDots size="small" label={`Guardando ${food}`} />
        </span>
      )}
    </fieldset>
  )
}
