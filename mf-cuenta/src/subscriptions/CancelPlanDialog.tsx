import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { HeldSubscription } from '../../contract/payments'
import { dayOf } from './subscriptionWords'

interface CancelPlanDialogProps {
  /** Undefined: closed. */
  subscription: HeldSubscription | undefined
  busy: boolean
  onClose: () => void
  onConfirm: (subscription: HeldSubscription) => void
}

/** The question before a subscription is cancelled, with the day until which it lasts (shared/product/cuenta.md#profile). */
export function CancelPlanDialog({ subscription, busy, onClose, onConfirm }: CancelPlanDialogProps) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(subscription)
  if (subscription && subscription !== shown) setShown(subscription)
  const until = shown?.renewsAt && dayOf(shown.renewsAt)
  return (
    <Dialog
      open={subscription !== undefined}
      onClose={() => !busy && onClose()}
      size="small"
      title={`¿Cancelar ${shown?.title ?? ''}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Lo pensare de nuevo
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel="Cancelando tu plan…"
            onClick={() => shown && onConfirm(shown)}
          >
            Cancelar Plan
          </Button>
        </>
      }
    >
      <p>
        {until
          ? `No se te cobrará de nuevo, y lo sigues teniendo hasta el ${until}.`
          : 'No se te cobrará de nuevo, y lo sigues teniendo hasta el final del periodo que ya pagaste.'}
      </p>
    </Dialog>
  )
}
