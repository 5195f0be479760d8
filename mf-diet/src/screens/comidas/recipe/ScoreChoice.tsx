import { useId } from 'react'
import { LaughIcon, MehIcon, SmileIcon } from 'shared/ui/Icon'
import type { Score } from '../../../../contract'
import { scoreNames } from '../../../../messages'
import styles from './ScoreChoice.module.css'

interface ScoreChoiceProps {
  value: Score | undefined
  onChange: (score: Score) => void
  error: string | undefined
}

/** From the worst to the best. */
const SCORES: readonly { score: Score; Icon: typeof SmileIcon }[] = [
  { score: 'PODRIA_MEJORAR', Icon: MehIcon },
  { score: 'ESTUVO_BIEN', Icon: SmileIcon },
  { score: 'FUE_GENIAL', Icon: LaughIcon },
]

export function ScoreChoice({ value, onChange, error }: ScoreChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}-error`}>
      <legend className={styles.legend}>Tu valoración</legend>
      <div className={styles.scores}>
        {SCORES.map(({ score, Icon }) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-score`}
              value={score}
              checked={value === score}
              onChange={() => onChange(score)}
            />
            <Icon size="large" />
            {scoreNames[score]}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
