import type { CSSProperties } from 'react'
import type { ContentEntry, ContentIncludes } from '../../../contract/tips'
import { columnsOf } from '../../../rules/tips/columnsOf'
import type { Specialty } from '../../../rules/tips/specialtyOf'
import type { Tip } from '../../../rules/tips/tipsOf'
import styles from './Columns.module.css'
import { TipCard } from './TipCard'

interface TipColumnsProps {
  shown: readonly { entry: ContentEntry; tip: Tip }[]
  includes: ContentIncludes | undefined
  specialty: Specialty
  /** Returns the label of a tag. */
  label: (id: string) => string
}

/** The card grid: 4 per column (shared/product/diet.md#tips), 4 columns where there is room for them. */
export function TipColumns({ shown, includes, specialty, label }: TipColumnsProps) {
  const columns = columnsOf(shown)
  return (
    <div className={styles.grid}>
      <div className={styles.columns} style={{ '--columns': columns.length } as CSSProperties}>
        {columns.map((column, at) => (
          <ul key={column[0]?.tip.id} className={styles.column}>
            {column.map(({ entry, tip }, row) => (
              <li key={tip.id}>
                <TipCard
                  tip={tip}
                  entry={entry}
                  includes={includes}
                  specialty={specialty}
                  tags={tip.tags.map(label)}
                  first={at === 0 && row === 0}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
