import type { ReactNode } from 'react'
import type { Course } from 'shared/published/courses'
import { Card } from 'shared/ui/Card'
import { VideoPlayer } from 'shared/ui/VideoPlayer'
import { fileAddress } from '../fileAddress'
import { CoursePicture } from '../learn/CoursePicture'
import styles from './CourseCard.module.css'

interface CourseCardProps {
  course: Pick<Course, 'title' | 'name' | 'featureVideo'>
  /** Below the title: the progress, or the price. */
  note: ReactNode
  /** The way in, as a button or a link with the class `enter`, so that the whole card leads there. */
  action: (className: string | undefined) => ReactNode
}

/** A course on the home page; one with a feature video plays it in the card. */
export function CourseCard({ course: { title, name, featureVideo }, note, action }: CourseCardProps) {
  const picture = fileAddress(name)
  return (
    <Card as="article" flush className={styles.card} aria-label={title}>
      {featureVideo ? (
        <div className={styles.video}>
          <VideoPlayer id={featureVideo} title={`Video: ${title}`} poster={picture} />
        </div>
      ) : (
        <CoursePicture src={picture} width={640} height={360} className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.note}>{note}</div>
        {action(styles.enter)}
      </div>
    </Card>
  )
}
