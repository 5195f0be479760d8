import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { TakeTestProps } from './TakeTest'
import styles from './Taking.module.css'

/** A test whose questions are loading. */
export function TakingSkeleton({ name, personName }: Pick<TakeTestProps, 'name' | 'personName'>) {
  return (
    <div className={`${styles.page} ${styles.screen}`}>
      <PageHeader title={name} lead={personName && `Para ${personName}`} />
      <Skeleton shape="card" className={styles.waiting} />
    </div>
  )
}
