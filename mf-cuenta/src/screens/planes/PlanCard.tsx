import { fileAddress } from 'shared/published/uploads'
import { Card, cardTarget } from 'shared/ui/Card'
import { CheckIcon, ChevronRightIcon } from 'shared/ui/Icon'
import type { Plan } from '../../../contract/plans'
import styles from './SpecialtyPlans.module.css'
import type { Specialty } from './specialties'

interface PlanCardProps {
  plan: Plan
  specialty: Specialty
  held: boolean
  onPress: () => void
}

/** A plan of a specialty; all of it can be pressed. */
export function PlanCard({
  plan: { title, type, image },
  specialty: { tone, Picture },
  held,
  onPress,
}: PlanCardProps) {
  return (
    <Card as="li" flush tone={tone} className={styles.plan}>
      {image.name ? (
        <img
          className={styles.picture}
          src={fileAddress(image.name)}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={`${styles.picture} ${styles.drawn}`}>
          <Picture />
        </span>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <button type="button" className={cardTarget} onClick={onPress}>
            {title}
          </button>
        </h2>
        <p className={styles.type}>{type}</p>
        <p className={styles.more}>
          {held ? (
            <>
              <CheckIcon size="small" />
              Incluido en tu plan mensual
            </>
          ) : (
            <>
              Conocer el plan
              <ChevronRightIcon size="small" />
            </>
          )}
        </p>
      </div>
    </Card>
  )
}
