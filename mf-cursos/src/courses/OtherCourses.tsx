import { useId, useState } from 'react'
import { useOfferedCourses } from 'shared/courses/useOfferedCourses'
import type { Course } from 'shared/published/courses'
import type { OwnCourse } from '../../contract/courses'
import { PayDialog } from '../buying/PayDialog'
import styles from './ChooseCourse.module.css'
import { OfferedCourse } from './OfferedCourse'

/** The courses that the person does not have; nothing where there are none, or where they cannot be loaded. */
export function OtherCourses({ own }: { own: readonly OwnCourse[] }) {
  const heading = useId()
  const [wanted, setWanted] = useState<Course>()
  const owned = new Set(own.map(({ courseId }) => courseId))
  const others = useOfferedCourses().data?.filter(({ id }) => !owned.has(id)) ?? []
  return (
    <>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby={heading}>
          <h2 id={heading}>Otros cursos</h2>
          <ul className={styles.courses} aria-labelledby={heading}>
            {others.map(course => (
              <li key={course.id}>
                <OfferedCourse course={course} onEnter={() => setWanted(course)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PayDialog course={wanted} onClose={() => setWanted(undefined)} />
    </>
  )
}
