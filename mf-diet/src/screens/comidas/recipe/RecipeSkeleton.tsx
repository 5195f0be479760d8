import { Skeleton } from 'shared/ui/Skeleton'
import styles from './RecipeView.module.css'

const LINES = [1, 2, 3, 4, 5, 6]

/** The shape of a recipe while it is loading. */
export function RecipeSkeleton() {
  return (
    <div className={styles.recipe} aria-busy="true">
      <div className={styles.about}>
        <div className={styles.picture}>
          <Skeleton shape="picture" ratio="4 / 3" />
        </div>
        <Skeleton shape="title" width="80%" />
        <Skeleton width="60%" />
      </div>
      <div className={styles.making}>
        <div className={styles.section}>
          <Skeleton shape="title" width="40%" />
          {LINES.map(line => (
            <Skeleton key={line} width="100%" />
          ))}
        </div>
      </div>
    </div>
  )
}
