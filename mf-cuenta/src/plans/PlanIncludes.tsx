import { CheckIcon } from 'shared/ui/Icon'
import styles from './PlanIncludes.module.css'

/** The list of a plan's benefits, a line each. */
export function PlanIncludes({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.includes}>
      {lines.map(line => (
        <li key={line}>
          <CheckIcon size="small" />
          {line}
        </li>
      ))}
    </ul>
  )
}
