import { Card } from 'shared/ui/Card'
import { DisclosureSkeleton } from 'shared/ui/DisclosureSkeleton'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './Faq.module.css'

const GROUPS = [3, 4, 3]

export function FaqSkeleton() {
  return (
    <div className={styles.groups} role="status" aria-label="Cargando las preguntas…">
      {GROUPS.map((rows, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
        <div key={group} className={styles.group}>
          <Skeleton shape="title" width="9rem" />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
            <Card key={row} flush>
              <DisclosureSkeleton width={`${70 - row * 10}%`} />
            </Card>
          ))}
        </div>
      ))}
    </div>
  )
}
