import { Link } from 'shared/router'
import { Card, cardTarget } from 'shared/ui/Card'
import { ProgressBar } from 'shared/ui/ProgressBar'
import type { OwnCourse } from '../../contract/courses'
import { courseTexts, noticeTexts } from '../../messages'
import { fileAddress } from '../fileAddress'
import { CoursePicture } from '../learn/CoursePicture'
import { courseAddress } from './courseAddress'
import styles from './OwnCourseCard.module.css'

/** A course of the person with its progress; the whole card leads to it. */
export function OwnCourseCard({ course }: { course: OwnCourse }) {
  const { courseId, title, name, completed, total, newReplies } = course
  return (
    <Card as="article" flush className={styles.card}>
      <CoursePicture src={fileAddress(name)} width={400} height={240} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link
            className={cardTarget}
            to={courseAddress(courseId)}
            state={{ curso: { id: courseId, title } }}
          >
            {title}
          </Link>
        </h2>
        {total > 0 && (
          <>
            <ProgressBar
              label="Tu avance"
              share={completed / total}
              note={newReplies > 0 ? noticeTexts.short(newReplies) : undefined}
            />
            <p className={styles.count}>{courseTexts.completed(completed, total)}</p>
          </>
        )}
      </div>
    </Card>
  )
}
