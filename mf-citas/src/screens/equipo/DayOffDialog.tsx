import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
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
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={isOff ? staffMessages.openTitle : staffMessages.closeTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Regresar
          </Button>
          <Button onClick={onConfirm}>{isOff ? staffMessages.open : staffMessages.close}</Button>
        </>
      }
    >
      <p>{isOff ? staffMessages.openNote : staffMessages.closeNote}</p>
      <p>{staffMessages.willTell(told)}</p>
    </Dialog>
  )
}
