import { stepsMessages } from '../../../../messages'
import styles from './StepsOfOriginal.module.css'

interface StepsOfOriginalProps {
  /** The foods that the person changed, by name. */
  swapped: readonly { original: string; taken: string }[]
}

const lower = (name: string) => name.toLocaleLowerCase('es-MX')

/**
 * Says that the steps name foods which the person changed: the practice wrote them for its own ingredients. Printed with
 * the steps.
 */
export function StepsOfOriginal({ swapped }: StepsOfOriginalProps) {
  if (swapped.length === 0) return null
  return (
    <div className={styles.note}>
      <p>{stepsMessages.original}</p>
      <ul className={styles.pairs}>
        {swapped.map(({ original, taken }) => (
          <li key={original}>{stepsMessages.instead(lower(original), lower(taken))}</li>
        ))}
      </ul>
    </div>
  )
}
