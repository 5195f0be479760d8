import { useState } from 'react'
import { Dialog } from 'shared/ui/Dialog'
import { AddToPlan, type AddToPlanProps, type PlaceInPlan } from './AddToPlan'

interface AddToPlanDialogProps extends Omit<AddToPlanProps, 'place' | 'onPlace'> {
  open: boolean
  onClose: () => void
}

/** Keeps the chosen day and meal while it is closed. */
export function AddToPlanDialog({ open, onClose, ...rest }: AddToPlanDialogProps) {
  const [place, setPlace] = useState<PlaceInPlan>({})
  return (
    <Dialog open={open} onClose={onClose} title="Agregar a mi plan" size="small">
      <AddToPlan {...rest} place={place} onPlace={setPlace} />
    </Dialog>
  )
}
