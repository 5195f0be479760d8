import { Skeleton } from 'shared/ui/Skeleton'
import styles from './Objetivos.module.css'

/** The places of the page's cards while their answers are loading. */
export function WaitingCards() {
  return [1, 2, 3].map(number => <Skeleton key={number} shape="card" className={styles.waiting} />)
}
