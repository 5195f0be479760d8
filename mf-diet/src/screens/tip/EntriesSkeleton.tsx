import { Card } from 'shared/ui/Card'
import { Skeleton } from 'shared/ui/Skeleton'
import { columnsOf } from '../../../rules/tips/columnsOf'
import columns from './Columns.module.css'
import tip from './TipCard.module.css'

const TIPS = Array.from({ length: 16 }, (_, at) => at)
const VIDEOS = TIPS.slice(0, 4)

/** Cards of the real shape, so that nothing moves when the tips are loaded. */
export function EntriesSkeleton({ of }: { of: 'tips' | 'videos' }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={of === 'tips' ? 'Cargando tips' : 'Cargando videos'}
      className={of === 'tips' ? columns.grid : undefined}
    >
      <div className={of === 'tips' ? columns.columns : undefined}>
        {columnsOf(of === 'tips' ? TIPS : VIDEOS).map(column => (
          <ul key={column[0]} className={of === 'tips' ? columns.column : columns.videos}>
            {column.map(at => (
              <li key={at}>
                <Card flush className={tip.card}>
                  <Skeleton shape="picture" ratio={of === 'tips' ? '4 / 3' : '16 / 9'} />
                  <div className={tip.text}>
                    <Skeleton shape="title" width="85%" />
                    <Skeleton width="45%" />
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
