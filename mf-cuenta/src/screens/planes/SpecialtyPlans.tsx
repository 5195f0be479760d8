import { type ReactNode, useState } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import type { Loading } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { MonthlyPlan } from '../../../contract/payments'
import type { Plan } from '../../../contract/plans'
import { openingWords } from '../../../rules/plans/openingWords'
import { PlansSection } from '../../plans/PlansSection'
import { pricesPath } from '../../plans/pricesPath'
import { PlanCard } from './PlanCard'
import styles from './SpecialtyPlans.module.css'
import type { Specialty } from './specialties'

interface SpecialtyPlansProps {
  specialty: Specialty
  /** Undefined while they are loading. */
  plans: readonly Plan[] | undefined
  loading: Loading
  /** Whether the person holds a subscription that includes the plan. */
  isHeld: (plan: Plan) => boolean
  onOpen: (plan: Plan) => void
  /** The monthly plans that include the plan; none while they are loading. */
  opensIn: (plan: Plan) => readonly MonthlyPlan[]
  /** The two monthly plans, below the list. */
  monthly?: ReactNode
}

/** The plans of a specialty: one that is held opens, another shows its description. */
export function SpecialtyPlans({
  specialty,
  plans,
  loading,
  isHeld,
  onOpen,
  opensIn,
  monthly,
}: SpecialtyPlansProps) {
  const [described, setDescribed] = useState<Plan>()
  return (
    <>
      <PageHeader title={specialty.title} lead={specialty.lead} />
      {loading.failed ? (
        <ErrorCard title="No pudimos cargar los planes" retrying={loading.retrying} onRetry={loading.retry} />
      ) : !plans ? (
        <div className={styles.plans} aria-busy="true">
          <Skeleton shape="card" ratio="4 / 3" />
          <Skeleton shape="card" ratio="4 / 3" />
          <Skeleton shape="card" ratio="4 / 3" />
        </div>
      ) : plans.length === 0 ? (
        <EmptyState
          title="Aún no hay planes de esta especialidad"
          action={<ButtonLink to="/user/precios">Ver precios</ButtonLink>}
        >
          Mientras tanto puedes ver los planes mensuales y los precios de las consultas.
        </EmptyState>
      ) : (
        <ul className={styles.plans}>
          {plans.map(plan => (
            <PlanCard
              key={plan.id}
              plan={plan}
              specialty={specialty}
              held={isHeld(plan)}
              onPress={() => (isHeld(plan) ? onOpen(plan) : setDescribed(plan))}
            />
          ))}
        </ul>
      )}
      {monthly && (
        <div className={styles.monthly}>
          <PlansSection>{monthly}</PlansSection>
        </div>
      )}
      <DescriptionDialog plan={described} opensIn={opensIn} onClose={() => setDescribed(undefined)} />
    </>
  )
}

interface DescriptionDialogProps extends Pick<SpecialtyPlansProps, 'opensIn'> {
  plan: Plan | undefined
  onClose: () => void
}

/** A plan that the person does not hold, with the monthly plans that open it by name. */
function DescriptionDialog({ plan, opensIn, onClose }: DescriptionDialogProps) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(plan)
  if (plan && plan !== shown) setShown(plan)
  const opening = shown ? opensIn(shown) : []
  return (
    <Dialog
      open={plan !== undefined}
      onClose={onClose}
      title={shown?.title ?? ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Ahora no
          </Button>
          <ButtonLink to={pricesPath(opening)}>Ir al Plan</ButtonLink>
        </>
      }
    >
      <SafeHtml html={shown?.descripcion ?? ''} className={styles.description} />
      {opening.length > 0 && (
        <p className={styles.opening}>{openingWords(opening.map(({ title }) => title))}</p>
      )}
    </Dialog>
  )
}
