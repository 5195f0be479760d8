import { SafeHtml } from 'shared/html/SafeHtml'
import { formatCentavos } from 'shared/published/money'
import { fileAddress } from 'shared/published/uploads'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { Picture } from 'shared/ui/Picture'
import { Skeleton } from 'shared/ui/Skeleton'
import type { MonthlyPlan } from '../../../contract/payments'
import type { Plan } from '../../../contract/plans'
import { PlanIncludes } from '../../plans/PlanIncludes'
import styles from './PlanFacts.module.css'

interface PlanFactsProps {
  plan: Plan
  /** The monthly plans that include it; undefined while they are loading. */
  monthly: readonly MonthlyPlan[] | undefined
}

/** A plan to read: its picture and description, the monthly plans that bring it, and the next steps. */
export function PlanFacts({ plan, monthly }: PlanFactsProps) {
  return (
    <div className={styles.facts}>
      <Card as="section" flush aria-label="Detalle del plan">
        {plan.image.name && (
          <Picture
            className={styles.picture}
            src={fileAddress(plan.image.name)}
            alt=""
            width={640}
            height={270}
            eager
            fallback={null}
          />
        )}
        <SafeHtml html={plan.descripcion} className={styles.description} />
      </Card>
      {monthly?.length !== 0 && (
        <section className={`${styles.part} ${styles.includes}`} aria-labelledby="plan-includes">
          <h2 id="plan-includes">Qué incluye</h2>
          <ul className={styles.plans} aria-busy={!monthly}>
            {!monthly &&
              plan.subscriptions.map(({ name }) => (
                <li key={name}>
                  <Skeleton shape="card" className={styles.waiting} />
                </li>
              ))}
            {monthly?.map(({ priceId, title, amount, includes }) => (
              <Card as="li" key={priceId} className={styles.plan}>
                <h3>{title}</h3>
                <p>
                  <strong>{formatCentavos(amount)}</strong> al mes
                </p>
                <PlanIncludes lines={includes} />
              </Card>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="plan-next">
        <h2 id="plan-next">Qué sigue</h2>
        <ul className={styles.steps}>
          <li>
            <ButtonLink to={`/user/agendar/${plan.specialty}`} variant="secondary" size="small">
              Agendar una cita
            </ButtonLink>
          </li>
          <li>
            <ButtonLink to="/user/comidas" variant="secondary" size="small">
              Ver mis comidas
            </ButtonLink>
          </li>
          <li>
            <ButtonLink to="/user/objetivos" variant="secondary" size="small">
              Responder un test
            </ButtonLink>
          </li>
        </ul>
      </section>
    </div>
  )
}
