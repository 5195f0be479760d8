import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import type { HeldSubscription } from '../../contract/subscriptions'
import { dayOf } from './subscriptionWords'

interface CancelPlanDialogProps {
  /** Undefined while the dialog is closed. */
  subscription: HeldSubscription | undefined
  busy: boolean
  onClose: () => void
  onConfirm: (subscription: HeldSubscription) => void
}

/** The question before a subscription is cancelled, with the day until which it lasts (shared/product/cuenta.md#profile). */
export function CancelPlanDialog({ subscription, busy, onClose, onConfirm }: CancelPlanDialogProps) {
  const until = subscription?.renewsAt && dayOf(subscription.renewsAt)
  return (
    <ConfirmDialog
      open={subscription !== undefined}
      title={`¿Cancelar ${subscription?.title ?? ''}?`}
      keep="Lo pensare de nuevo"
      confirm="Cancelar Plan"
      busy={busy}
      busyLabel="Cancelando tu plan…"
      onClose={onClose}
      onConfirm={() => subscription && onConfirm(subscription)}
    >
      <p>
        {until
          ? `No se te cobrará de nuevo, y lo sigues teniendo hasta el ${until}.`
          : 'No se te cobrará de nuevo, y lo sigues teniendo hasta el final del periodo que ya pagaste.'}
      </p>
    </ConfirmDialog>
  )
}
