import { Card } from 'shared/ui/Card'
import { Skeleton } from 'shared/ui/Skeleton'
import { SLOTS } from '../../plan/slots'
import cardStyles from './MealCard.module.css'
import listStyles from './MealList.module.css'

/** Ingredients, the number of hidden ones, preparation, 'Ver mas'. */
const LINES = [
  ...[1, 2, 3, 4].map(row => ({ of: `ingredient ${row}`, width: '100%' })),
  { of: 'hidden', width: '40%' },
  { of: 'preparation', width: '100%' },
  { of: 'its end', width: '85%' },
  { of: 'more', width: '25%' },
]

/** Five cards of the real shape, so that nothing moves when the meals are loaded. */
export function MealListSkeleton() {
  return (
    <ul className={listStyles.list} aria-busy="true" aria-label="Cargando tus comidas">
      {SLOTS.map(({ slot }) => (
        <li key={slot}>
          <Card flush className={cardStyles.card}>
            <div className={cardStyles.picture}>
              <div className={cardStyles.photo}>
                <Skeleton shape="picture" />
              </div>
            </div>
            <div className={cardStyles.text}>
              <Skeleton shape="title" width="70%" />
              {LINES.map(({ of, width }) => (
                <Skeleton key={of} width={width} />
              ))}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
