import { Skeleton } from 'shared/ui/Skeleton'
import groupStyles from './ChecklistGroup.module.css'
import styles from './ShoppingListSkeleton.module.css'

const GROUPS = [
  ['70%', '45%', '60%', '50%'],
  ['55%', '65%', '40%'],
  ['60%', '50%'],
]

/** Settings, tools and groups of the real shape. */
export function ShoppingListSkeleton() {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label="Cargando tu lista de compras">
      <div className={styles.settings}>
        <Skeleton width="20%" />
        <Skeleton shape="title" width="90%" />
      </div>
      {GROUPS.map(widths => (
        <div key={widths.join()} className={groupStyles.group}>
          <Skeleton shape="title" width="40%" />
          {widths.map(width => (
            <div key={width} className={groupStyles.item}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
