import { Skeleton } from 'shared/ui/Skeleton'
import { SLOTS } from '../../plan/slots'
import styles from './DayPictures.module.css'

export function DayPicturesSkeleton() {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {SLOTS.map(({ slot }) => (
        <Skeleton key={slot} shape="picture" className={styles.picture} />
      ))}
    </div>
  )
}
