import type { ReactNode } from 'react'
import styles from '../Disclosure/Disclosure.module.css'
import { Skeleton } from '../Skeleton/Skeleton'

interface DisclosureSkeletonProps {
  /** The width of the title. */
  width: string
  /** Replaces the parts that a closed one shows. */
  whenClosed?: ReactNode
}

/** The shape of a closed `Disclosure` whose text is loading. */
export function DisclosureSkeleton({ width, whenClosed }: DisclosureSkeletonProps) {
  return (
    <div className={`${styles.disclosure} ${whenClosed ? styles.beside : ''}`}>
      <div className={`${styles.header} ${styles.still}`}>
        <Skeleton width={width} />
      </div>
      {whenClosed}
    </div>
  )
}
