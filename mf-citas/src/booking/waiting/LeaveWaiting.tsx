import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import type { WaitingEntry } from '../../../contract/waiting'
import { waitingMessages } from '../../../messages'

interface LeaveWaitingProps {
  open: boolean
  /** The list that the person wants to leave; undefined before the first question. */
  list: WaitingEntry | undefined
  leaving: boolean
  onClose: () => void
  onLeave: (list: WaitingEntry) => void
}

/** Asks before a person gives up their turn. */
export function LeaveWaiting({ open, list, leaving, onClose, onLeave }: LeaveWaitingProps) {
  return (
    <ConfirmDialog
      open={open}
      title={waitingMessages.leave}
      keep={waitingMessages.stay}
      confirm="Salir"
      busy={leaving}
      onClose={onClose}
      onConfirm={() => list && onLeave(list)}
    >
      <p>{waitingMessages.leaveQuestion(list?.specialistName ?? '')}</p>
    </ConfirmDialog>
  )
}
