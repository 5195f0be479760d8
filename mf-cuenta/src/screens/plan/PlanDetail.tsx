import type { Loading } from 'shared/query'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { ChevronRightIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { MonthlyPlan } from '../../../contract/payments'
import type { Plan, SpecialtyCode } from '../../../contract/plans'
import type { OwnCourse } from '../../profile/useOwnCourses'
import styles from './PlanDetail.module.css'
import { PlanFacts } from './PlanFacts'

const VIEWS = { detalle: 'Detalle del plan', curso: 'Curso', comunidad: 'Comunidad' } as const

export type PlanView = keyof typeof VIEWS

export function isPlanView(name: string): name is PlanView {
  return Object.hasOwn(VIEWS, name)
}

const LISTS: Readonly<Record<SpecialtyCode, { to: string; label: string }>> = {
  1: { to: '/user/nutriologia', label: 'Planes de nutrición' },
  2: { to: '/user/psicologia', label: 'Planes de psicología' },
  3: { to: '/user/ginecologia', label: 'Planes de ginecología' },
}

/** The tab of a course's page that is its community (shared/product/cursos.md#course-detail). */
const COMMUNITY_TAB = 3

interface PlanDetailProps {
  /** Undefined while it is loading, and where there is no such plan. */
  plan: Plan | undefined
  loading: Loading
  isLoading: boolean
  /** The monthly plans that include it; undefined while they are loading. */
  monthly: readonly MonthlyPlan[] | undefined
  view: PlanView
  onView: (view: PlanView) => void
  /** The person's courses; undefined while they are loading. */
  courses: readonly OwnCourse[] | undefined
  coursesLoading: Loading
}

/** A plan with its three buttons: its description, the person's courses, and their communities. */
export function PlanDetail({ plan, loading, isLoading, view, onView, ...rest }: PlanDetailProps) {
  if (!plan) return <WithoutPlan loading={loading} isLoading={isLoading} />
  return (
    <div>
      <PageHeader title={plan.title} lead={plan.type} back={LISTS[plan.specialty]} />
      <div className={styles.views}>
        {Object.entries(VIEWS).map(([name, label]) => (
          <Button
            key={name}
            variant={name === view ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={name === view}
            onClick={() => onView(name as PlanView)}
          >
            {label}
          </Button>
        ))}
      </div>
      {view === 'detalle' ? (
        <PlanFacts plan={plan} monthly={rest.monthly} />
      ) : (
        <PlanCourses view={view} courses={rest.courses} loading={rest.coursesLoading} />
      )}
    </div>
  )
}

function WithoutPlan({ loading, isLoading }: { loading: Loading; isLoading: boolean }) {
  if (loading.failed) {
    return (
      <>
        <PageHeader title="Tu plan" />
        <ErrorCard title="No pudimos cargar tu plan" retrying={loading.retrying} onRetry={loading.retry} />
      </>
    )
  }
  if (isLoading) {
    return (
      <div aria-busy="true">
        <PageHeader title="Tu plan" />
        <Skeleton shape="card" ratio="3 / 1" />
      </div>
    )
  }
  return (
    <EmptyState
      level="h1"
      title="Elige un plan"
      action={<ButtonLink to="/user/precios">Ver planes y precios</ButtonLink>}
    >
      Abre uno de <Link to="/user/nutriologia">nutrición</Link>, <Link to="/user/psicologia">psicología</Link>{' '}
      o <Link to="/user/ginecologia">ginecología</Link> para ver lo que incluye.
    </EmptyState>
  )
}

interface PlanCoursesProps {
  view: Exclude<PlanView, 'detalle'>
  courses: readonly OwnCourse[] | undefined
  loading: Loading
}

/** The person's courses, each a link to its lessons or to its community. */
function PlanCourses({ view, courses, loading }: PlanCoursesProps) {
  if (loading.failed) {
    return (
      <ErrorCard title="No pudimos cargar tus cursos" retrying={loading.retrying} onRetry={loading.retry} />
    )
  }
  if (!courses) return <Skeleton shape="card" ratio="4 / 1" />
  if (courses.length === 0) {
    return (
      <EmptyState title="Aún no tienes cursos" action={<ButtonLink to="/user">Ver los cursos</ButtonLink>}>
        {view === 'curso'
          ? 'Cuando tengas uno, aquí entras a sus lecciones.'
          : 'Cuando tengas uno, aquí entras a su comunidad.'}
      </EmptyState>
    )
  }
  return (
    <Card as="section" flush aria-label={VIEWS[view]}>
      <ul className={styles.courses}>
        {courses.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={styles.course}
              to={`/user/tema/detalleV3?curso=${id}${view === 'comunidad' ? `&tab=${COMMUNITY_TAB}` : ''}`}
              state={{ curso: { id, title } }}
            >
              {view === 'comunidad' ? `Comunidad de ${title}` : title}
              <ChevronRightIcon size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
