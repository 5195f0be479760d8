import { unlockWords } from 'shared/entitlements/unlock'
import { useNavigate } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { LockIcon } from 'shared/ui/Icon'
import styles from './LockedDialog.module.css'
import { useUnlock } from './useUnlock'

/**
 * Offers to unlock the meal plan: no recipe matches the person's courses (shared/product/diet.md#locked-modal). Paying
 * leads back to this page, whose recipes are open then.
 */
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
          <ButtonLink to="/user/solutions" variant="quiet">
            Ver Solutions
          </ButtonLink>
          {open && <UnlockButton />}
        </div>
      }
    >
      <div className={styles.offer}>
        <span className={styles.lock}>
          <LockIcon size="large" />
        </span>
        {open && <UnlockText />}
      </div>
    </Dialog>
  )
}

function UnlockText() {
  const { offer } = useUnlock()
  return <p>{unlockWords(offer).text}</p>
}

function UnlockButton() {
  const { offer, pay, busy } = useUnlock()
  return (
    <Button onClick={pay} busy={busy} disabled={!offer}>
      {unlockWords(offer).action}
    </Button>
  )
}
