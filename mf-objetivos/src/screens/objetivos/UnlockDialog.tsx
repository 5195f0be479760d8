import { usePrices } from 'shared/buying/usePrices'
import { ownsCourse } from 'shared/entitlements/entitlements'
import { unlockOffer, unlockWords } from 'shared/entitlements/unlock'
import { useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import type { Form } from '../../../contract/forms'
import { ownedMealPlan } from '../../../messages'

interface UnlockDialogProps {
  open: boolean
  /** The tests that a course would open. */
  locked: readonly Form[]
  onClose: () => void
}

/**
 * The offer of the meal plan, which is paid on its own page, and below it the tests that courses would open. An owner of
 * the meal plan is not offered it again.
 */
export function UnlockDialog({ open, locked, onClose }: UnlockDialogProps) {
  const { data } = usePrices({ enabled: open })
  const user = useUser()
  const offer = unlockOffer(data?.prices)
  const isOwned = offer !== undefined && offer.product !== null && ownsCourse(user, offer.product)
  const { text, action } = isOwned ? ownedMealPlan : unlockWords(offer)
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
          <ButtonLink to="/user/comidas">{action}</ButtonLink>
        </>
      }
    >
      <p>{text}</p>
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
