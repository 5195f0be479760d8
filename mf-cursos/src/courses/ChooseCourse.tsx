import { allOf } from 'shared/query'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import { WelcomePicture } from 'shared/ui/WelcomePicture'
import styles from './ChooseCourse.module.css'
import { OtherCourses } from './OtherCourses'
import { OwnCourseCard } from './OwnCourseCard'
import { StaffLink } from './StaffLink'
import { useOwnCourses } from './useOwnCourses'

/** The page of a course without a course in its address: the person's courses. */
export function ChooseCourse() {
  const own = useOwnCourses()
  const loading = allOf(own)
  if (own.data?.length === 0) {
    return (
      <EmptyState
        level="h1"
        title="Aún no tienes cursos"
        picture={<WelcomePicture />}
        action={
          <>
            <ButtonLink to="/user">Ver los cursos</ButtonLink>
            <StaffLink />
          </>
        }
      >
        Cuando tengas uno, aquí sigues sus temas a tu ritmo.
      </EmptyState>
    )
  }
  return (
    <>
      <PageHeader title="Tus cursos" back={{ to: '/user', label: 'Inicio' }} action={<StaffLink />} />
      {loading.failed ? (
        <ErrorCard title="No pudimos cargar tus cursos" retrying={loading.retrying} onRetry={loading.retry} />
      ) : !own.data ? (
        <Skeleton shape="card" ratio="3 / 1" />
      ) : (
        <div className={styles.page}>
          <ul className={styles.courses} aria-label="Tus cursos">
            {own.data.map(course => (
              <li key={course.courseId} className={styles.own}>
                <OwnCourseCard course={course} />
              </li>
            ))}
          </ul>
          <OtherCourses own={own.data} />
        </div>
      )}
    </>
  )
}
