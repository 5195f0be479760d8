import { useId } from 'react'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { RatingForm, type RatingFormProps } from './RatingForm'

interface RatingDialogProps extends Omit<RatingFormProps, 'id'> {
  open: boolean
  onClose: () => void
  busy: boolean
}

/** The rating modal: three options and a free comment (shared/product/diet.md#consumed). */
export function RatingDialog({ open, onClose, busy, ...form }: RatingDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿Qué te pareció?"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Ahora no
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Enviando tu valoración…">
            Enviar valoración
          </Button>
        </>
      }
    >
      <RatingForm key={form.recipe.id} id={id} {...form} />
    </Dialog>
  )
}
