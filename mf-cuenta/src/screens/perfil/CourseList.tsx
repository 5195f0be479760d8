import { useState } from 'react'
import type { Loading } from 'shared/query'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import { givingUpMessages } from '../../../messages'
import type { OwnCourse } from '../../profile/useOwnCourses'
import styles from './Holdings.module.css'

interface CourseListProps {
  /** Undefined while their titles are loading. */
  courses: readonly OwnCourse[] | undefined
  loading: Loading
  onGiveUp: (course: OwnCourse) => Promise<unknown>
  busy: boolean
}

/** The person's courses; each can be given up, after a question. */
export function CourseList({ courses, loading, onGiveUp, busy }: CourseListProps) {
  const [asked, setAsked] = useState<OwnCourse>()
  const close = () => setAsked(undefined)
  return (
    <Card as="section" aria-labelledby="courses">
      <h2 id="courses" className={styles.title}>
        Cursos
      </h2>
      {loading.failed ? (
        <ErrorCard title="No pudimos cargar tus cursos" retrying={loading.retrying} onRetry={loading.retry} />
      ) : !courses ? (
        <div aria-busy="true">
          <Skeleton width="60%" />
        </div>
      ) : courses.length === 0 ? (
        <div className={styles.none}>
          <p>Aún no tienes cursos.</p>
          <ButtonLink to="/user" variant="secondary" size="small">
            Ver cursos
          </ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {courses.map(course => (
            <li key={course.id} className={styles.row}>
              <Link className={styles.open} to={`/user/tema/detalleV3?curso=${course.id}`}>
                {course.title}
              </Link>
              <Button
                variant="quiet"
                size="small"
                className={styles.giveUp}
                aria-label={`Anular contenido: ${course.title}`}
                onClick={() => setAsked(course)}
              >
                Anular contenido
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={givingUpMessages.question(asked?.title ?? '')}
        confirm="Anular"
        busy={busy}
        busyLabel="Anulando el contenido…"
        onClose={close}
        onConfirm={() => asked && void onGiveUp(asked).then(close, close)}
      >
        <p>
          Dejas de tener el curso y las recetas que abre. Lo que pagaste no se devuelve: para tenerlo otra vez
          habría que comprarlo de nuevo.
        </p>
      </ConfirmDialog>
    </Card>
  )
}
