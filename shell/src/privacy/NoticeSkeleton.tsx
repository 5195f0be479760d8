import { Skeleton } from 'shared/ui/Skeleton'
import styles from './NoticeText.module.css'

const WIDTHS = ['100%', '94%', '97%', '60%']

/** The shape of a long text. */
export function NoticeSkeleton() {
  return (
    <div className={styles.text} role="status" aria-label="Cargando el aviso de privacidad…">
      <Skeleton width="14rem" />
      {[1, 2, 3].map(part => (
        <div key={part}>
          <Skeleton shape="title" width="60%" />
          {WIDTHS.map(width => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  )
}
