import type { ReactNode } from 'react'
import { PagedList } from 'shared/ui/PagedList'
import styles from './Objetivos.module.css'

/** As many tests as a phone lays out without a wait: a practice may have hundreds. */
const PAGE = 20

/** How many pages of a list the person asked for, and the press for one more. */
export interface Pages {
  pages: number
  onMore: () => void
}

interface TestListProps<T> extends Pages {
  label: string
  tests: readonly T[]
  keyOf: (test: T) => string | number
  /** The place of a test that is in sight however few pages are shown; -1 for none. */
  needed?: number
  children: (test: T) => ReactNode
}

/** The tests of the pages that the person asked for. */
export function TestList<T>({ label, tests, keyOf, needed = -1, pages, onMore, children }: TestListProps<T>) {
  const shown = tests.slice(0, Math.max(pages * PAGE, needed + 1))
  return (
    <PagedList
      label={label}
      className={styles.list}
      items={shown}
      keyOf={keyOf}
      onMore={shown.length < tests.length ? onMore : undefined}
      moreLabel="Ver más tests"
    >
      {children}
    </PagedList>
  )
}
