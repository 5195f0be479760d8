import { usePrices } from 'shared/buying/usePrices'
import { unlockOffer, unlockWords } from 'shared/entitlements/unlock'
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
  const { data } = usePrices({ enabled: open })
  const { text, action } = unlockWords(unlockOffer(data?.prices))
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
