import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import { staffMessages } from '../../../messages'

interface DayOffDialogProps {
  open: boolean
  /** The day is a day off, which is lifted; otherwise it becomes one. */
  isOff: boolean
  /** The number of people who are told. */
  told: number
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a day is closed or opened, since people are told of it by mail. */
export function DayOffDialog({ open, isOff, told, onClose, onConfirm }: DayOffDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={isOff ? staffMessages.openTitle : staffMessages.closeTitle}
      confirm={isOff ? staffMessages.open : staffMessages.close}
      tone="primary"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{isOff ? staffMessages.openNote : staffMessages.closeNote}</p>
      <p>{staffMessages.willTell(told)}</p>
    </ConfirmDialog>
  )
}
