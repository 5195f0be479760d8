import { formatMxn } from 'shared/published/money'
import { PRICES } from 'shared/published/prices'
import { useNavigate } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { LockIcon } from 'shared/ui/Icon'
import styles from './LockedDialog.module.css'

/** Offers to unlock the meal plan: no recipe matches the person's courses (shared/product/diet.md#locked-modal). */
export function LockedDialog({ open }: { open: boolean }) {
  const navigate = useNavigate()
  return (
    <Dialog
      open={open}
      backLeaves
      onClose={() => void navigate('/user')}
      title="Desbloquea tu plan de comidas"
      footer={
        <div className={styles.actions}>
          <ButtonLink to="/user" variant="quiet">
            Seguir Explorando
          </ButtonLink>
          <ButtonLink to="/user/solutions">Desbloquear por {formatMxn(PRICES.unlockMealPlan)}</ButtonLink>
        </div>
      }
    >
      <div className={styles.offer}>
        <span className={styles.lock}>
          <LockIcon size="large" />
        </span>
        <p>
          Por <strong>{formatMxn(PRICES.unlockMealPlan)}</strong> tienes cinco comidas para cada día, con
          recetas mexicanas elegidas para ti.
        </p>
      </div>
    </Dialog>
  )
}
