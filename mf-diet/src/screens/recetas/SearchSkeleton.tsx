import { Skeleton } from 'shared/ui/Skeleton'
import styles from './SearchResults.module.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Cards of the real shape, while the recipes are loading. */
export function SearchSkeleton() {
  return (
    <ul className={styles.results} aria-busy="true" aria-label="Cargando las recetas">
      {CARDS.map(card => (
        <li key={card}>
          <Skeleton shape="picture" ratio="4 / 3" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  )
}
