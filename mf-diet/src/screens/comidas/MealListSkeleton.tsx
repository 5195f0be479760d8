import { Card } from 'shared/ui/Card'
import { Skeleton } from 'shared/ui/Skeleton'
import { SLOTS } from '../../plan/slots'
import cardStyles from './MealCard.module.css'
import listStyles from './MealList.module.css'

/** Five cards of the real shape, so that nothing moves when the meals come. */
export function MealListSkeleton() {
  return (
    <ul className={listStyles.list} aria-busy="true" aria-label="Cargando tus comidas">
      {SLOTS.map(({ slot }) => (
        <li key={slot}>
          <Card flush className={cardStyles.card}>
            <Skeleton shape="picture" ratio="4 / 3" />
            <div className={cardStyles.text}>
              <Skeleton shape="title" width="70%" />
              <Skeleton width="100%" />
              <Skeleton width="90%" />
              <Skeleton width="95%" />
              <Skeleton width="40%" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
