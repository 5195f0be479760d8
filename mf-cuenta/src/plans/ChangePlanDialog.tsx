import { formatCentavos } from 'shared/published/money'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import { dayOf } from '../subscriptions/subscriptionWords'
import type { PlanChange } from './useChangePlan'

interface ChangePlanDialogProps {
  /** Undefined while the dialog is closed. */
  asked: PlanChange | undefined
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The question before a plan changes, before a change is taken back, and before a cancelled plan goes on. */
export function ChangePlanDialog({ asked, busy, onClose, onConfirm }: ChangePlanDialogProps) {
  const { title, refuse, accept, note } = asked ? wordsOf(asked) : NOTHING
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      keep={refuse}
      confirm={accept}
      tone="primary"
      busy={busy}
      busyLabel="Cambiando tu plan…"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{note}</p>
    </ConfirmDialog>
  )
}

/** A closed dialog asks nothing. */
const NOTHING = { title: '', refuse: '', accept: '', note: '' }

function wordsOf(change: PlanChange) {
  const { from, to } = change
  const noteOf = (first: string) =>
    `Hoy no pagas nada. ${first}Desde ${startOf(change)} se te cobrarán ${formatCentavos(to.amount)} al mes.`
  const goesOn = from.endsAt ? 'Tu plan deja de estar cancelado. ' : ''
  if (from.priceId !== to.priceId) {
    return {
      title: `¿Cambiar a ${to.title}?`,
      refuse: 'Quedarme con mi plan',
      accept: 'Cambiar de plan',
      note: noteOf(goesOn),
    }
  }
  if (from.endsAt) {
    return {
      title: `¿Reactivar ${to.title}?`,
      refuse: 'Dejarlo cancelado',
      accept: 'Reactivar',
      note: noteOf(goesOn),
    }
  }
  return {
    title: `¿Quedarte con ${to.title}?`,
    refuse: `Cambiar a ${from.changesTo}`,
    accept: 'Quedarme con mi plan',
    note: noteOf(`Ya no cambias a ${from.changesTo}. `),
  }
}

function startOf({ from }: PlanChange): string {
  const next = from.renewsAt ?? from.endsAt
  return next ? `el ${dayOf(next)}` : 'tu siguiente renovación'
}
