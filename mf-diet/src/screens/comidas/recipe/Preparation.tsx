import { SafeHtml } from 'shared/html/SafeHtml'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Preparation as Known } from '../../../catalogue/catalogueOf'
import styles from './Preparation.module.css'

const LINES = [1, 2, 3, 4]

/** The preparation of a recipe. */
export function Preparation({ of: known }: { of: Known }) {
  if (known.html !== undefined) return <SafeHtml html={known.html} className={styles.preparation} />
  if (known.failed) return <ErrorCard title="No pudimos cargar la preparación" onRetry={known.retry} />
  return (
    <div aria-busy="true">
      {LINES.map(line => (
        <Skeleton key={line} width="100%" />
      ))}
    </div>
  )
}
