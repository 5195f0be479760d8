import { Dialog } from 'shared/ui/Dialog'
import { AddToPlan, type AddToPlanProps } from './AddToPlan'

interface AddToPlanDialogProps extends AddToPlanProps {
  open: boolean
  onClose: () => void
}

export function AddToPlanDialog({ open, onClose, ...rest }: AddToPlanDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Agregar a mi plan" size="small">
      <AddToPlan {...rest} />
    </Dialog>
  )
}
