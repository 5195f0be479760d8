import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { goBack, staffTexts } from '../../../messages'

interface RemoveDialogProps {
  open: boolean
  /** A question's replies stay. */
  isQuestion: boolean
  onClose: () => void
  onRemove: () => void
}

/** Asks before a comment is removed for good. */
export function RemoveDialog({ open, isQuestion, onClose, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={staffTexts.removeTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {goBack}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {staffTexts.remove}
          </Button>
        </>
      }
    >
      <p>
        {staffTexts.removeNote} {isQuestion && staffTexts.repliesStay}
      </p>
    </Dialog>
  )
}
