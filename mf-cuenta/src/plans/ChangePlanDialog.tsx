import { useState } from 'react'
import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { dayOf } from '../subscriptions/subscriptionWords'
import type { PlanChange } from './useChangePlan'

interface ChangePlanDialogProps {
  /** Undefined: closed. */
  asked: PlanChange | undefined
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The question before a plan changes, before a change is taken back, and before a cancelled plan goes on. */
export function ChangePlanDialog({ asked, busy, onClose, onConfirm }: ChangePlanDialogProps) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  if (!shown) return null
  const { title, refuse, accept, first } = wordsOf(shown)
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => !busy && onClose()}
      size="small"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {refuse}
          </Button>
          <Button busy={busy} busyLabel="Cambiando tu plan…" onClick={onConfirm}>
            {accept}
          </Button>
        </>
      }
    >
      <p>
        Hoy no pagas nada. {first}Desde {startOf(shown)} se te cobrarán {formatCentavos(shown.to.amount)} al
        mes.
      </p>
    </Dialog>
  )
}

function wordsOf({ from, to }: PlanChange) {
  const goesOn = from.endsAt ? 'Tu suscripción deja de estar cancelada. ' : ''
  if (from.priceId !== to.priceId) {
    return {
      title: `¿Cambiar a ${to.title}?`,
      refuse: 'Quedarme con mi plan',
      accept: 'Cambiar de plan',
      first: goesOn,
    }
  }
  if (from.endsAt) {
    return {
      title: `¿Reactivar ${to.title}?`,
      refuse: 'Dejarlo cancelado',
      accept: 'Reactivar',
      first: goesOn,
    }
  }
  return {
    title: `¿Quedarte con ${to.title}?`,
    refuse: `Cambiar a ${from.changesTo}`,
    accept: 'Quedarme con mi plan',
    first: `Ya no cambias a ${from.changesTo}. `,
  }
}

function startOf({ from }: PlanChange): string {
  const next = from.renewsAt ?? from.endsAt
  return next ? `el ${dayOf(next)}` : 'tu siguiente renovación'
}
