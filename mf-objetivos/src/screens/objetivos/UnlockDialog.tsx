import { formatMxn } from 'shared/published/money'
import { PRICES } from 'shared/published/prices'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import type { Form } from '../../../contract/forms'

interface UnlockDialogProps {
  open: boolean
  /** The tests that a course would open. */
  locked: readonly Form[]
  onClose: () => void
}

/** The offer of the meal plan, which is paid on its own page, and below it the tests that courses would open. */
export function UnlockDialog({ open, locked, onClose }: UnlockDialogProps) {
  const price = formatMxn(PRICES.unlockMealPlan)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Descubre tu Potencial"
      footer={
        <>
          <ButtonLink to="/user" variant="quiet">
            Seguir Explorando
          </ButtonLink>
          <ButtonLink to="/user/comidas">Desbloquear por {price}</ButtonLink>
        </>
      }
    >
      <p>
        Por <strong>{price}</strong> tienes cinco comidas para cada día, con recetas mexicanas elegidas para
        ti.
      </p>
      {locked.length > 0 && (
        <>
          <p>Con un curso se abren también estos tests:</p>
          <ul>
            {locked.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <p>
            <ButtonLink to="/user/precios" variant="secondary" size="small">
              Ver cursos y planes
            </ButtonLink>
          </p>
        </>
      )}
    </Dialog>
  )
}
