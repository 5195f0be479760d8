import { useState } from 'react'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { HeldSubscription, MonthlyPlan } from '../../contract/payments'

interface ChangePlanDialogProps {
  held: HeldSubscription | undefined
  /** Undefined: closed. */
  wanted: MonthlyPlan | undefined
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The question before the person changes to the other monthly plan, or goes on with a cancelled one. */
export function ChangePlanDialog({ held, wanted, busy, onClose, onConfirm }: ChangePlanDialogProps) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(wanted)
  if (wanted && wanted !== shown) setShown(wanted)
  const resumes = shown !== undefined && held?.priceId === shown.priceId
  const next = held?.renewsAt ?? held?.endsAt
  const from = next ? `el ${dateWithoutWeekday(dayIn(new Date(next)))}` : 'tu siguiente renovación'
  return (
    <Dialog
      open={wanted !== undefined}
      onClose={() => !busy && onClose()}
      size="small"
      title={`¿${resumes ? 'Reactivar' : 'Cambiar a'} ${shown?.title ?? ''}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {resumes ? 'Dejarlo cancelado' : 'Quedarme con mi plan'}
          </Button>
          <Button busy={busy} busyLabel="Cambiando tu plan…" onClick={onConfirm}>
            {resumes ? 'Reactivar' : 'Cambiar de plan'}
          </Button>
        </>
      }
    >
      <p>
        Hoy no pagas nada. {held?.endsAt && 'Tu suscripción deja de estar cancelada. '}Desde {from} se te
        cobrarán {formatCentavos(shown?.amount ?? 0)} al mes.
      </p>
    </Dialog>
  )
}
