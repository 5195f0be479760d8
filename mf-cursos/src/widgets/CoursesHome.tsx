import { useId, useState } from 'react'
import { useOfferedCourses } from 'shared/courses/useOfferedCourses'
import type { Course } from 'shared/published/courses'
import { allOf } from 'shared/query'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { BookIcon } from 'shared/ui/Icon'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { Skeleton } from 'shared/ui/Skeleton'
import type { OwnCourse } from '../../contract/courses'
import { noticeTexts } from '../../messages'
import { ConsultationPrices } from '../buying/ConsultationPrices'
import { PayDialog } from '../buying/PayDialog'
import { Carousel } from '../carousel/Carousel'
import { CourseCard } from '../courses/CourseCard'
import { courseAddress } from '../courses/courseAddress'
import { OfferedCourse } from '../courses/OfferedCourse'
import { StaffLink } from '../courses/StaffLink'
import { useOwnCourses } from '../courses/useOwnCourses'
import styles from './CoursesHome.module.css'
import { WelcomeDialogs } from './WelcomeDialogs'

/** Home widget: the Courses home (shared/product/cursos.md#courses-home). */
export default function CoursesHome() {
  const heading = useId()
  const own = useOwnCourses()
  const offered = useOfferedCourses()
  const loading = allOf(own, offered)
  const [wanted, setWanted] = useState<Course>()
  const shown = own.data && offered.data && coursesOf(own.data, offered.data)
  return (
    <section className={styles.widget} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Cursos</h2>
        <StaffLink />
      </div>
      {loading.failed ? (
        <ErrorCard title="No pudimos cargar los cursos" retrying={loading.retrying} onRetry={loading.retry} />
      ) : !shown ? (
        <Skeleton shape="card" className={styles.waiting} />
      ) : shown.length === 0 ? (
        <Card tone="sunken" className={styles.none}>
          <BookIcon size="large" />
          <p>Pronto habrá cursos aquí. Tus especialistas los están preparando.</p>
        </Card>
      ) : (
        <Carousel label="Cursos para ti" items={shown} keyOf={({ course }) => course.id} perPage={3}>
          {({ course, progress }) =>
            progress ? (
              <CourseCard
                course={course}
                note={
                  <ProgressBar
                    label="Tu avance"
                    note={progress.newReplies > 0 ? noticeTexts.short(progress.newReplies) : undefined}
                    share={progress.total === 0 ? 0 : progress.completed / progress.total}
                  />
                }
                action={className => (
                  <ButtonLink
                    className={className}
                    size="small"
                    to={courseAddress(course.id)}
                    state={{ curso: { id: course.id, title: course.title } }}
                    aria-label={`Ingresar a ${course.title}`}
                  >
                    Ingresar
                  </ButtonLink>
                )}
              />
            ) : (
              <OfferedCourse course={course} onEnter={() => setWanted(course)} />
            )
          }
        </Carousel>
      )}
      <ConsultationPrices />
      <PayDialog course={wanted} onClose={() => setWanted(undefined)} />
      <WelcomeDialogs />
    </section>
  )
}

interface ShownCourse {
  course: Course
  /** Undefined: the person does not own it. */
  progress: OwnCourse | undefined
}

/** The person's courses first, also those that are not offered any more, then the others. */
function coursesOf(own: readonly OwnCourse[], offered: readonly Course[]): ShownCourse[] {
  const known = new Map(offered.map(course => [course.id, course]))
  const owned = new Set(own.map(({ courseId }) => courseId))
  return [
    ...own.map(progress => ({ course: known.get(progress.courseId) ?? withdrawn(progress), progress })),
    ...offered.filter(({ id }) => !owned.has(id)).map(course => ({ course, progress: undefined })),
  ]
}

const withdrawn = ({ courseId, title, name }: OwnCourse): Course => ({
  id: courseId,
  title,
  name,
  featureImage: '',
  featureVideo: '',
  description: '',
})
