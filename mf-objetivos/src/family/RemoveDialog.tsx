import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { FamilyMember } from '../../contract/family'

interface RemoveDialogProps {
  member: FamilyMember | undefined
  open: boolean
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

export function RemoveDialog({ member, open, busy, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      size="small"
      title={`¿Eliminar a ${member?.firstName ?? ''}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Regresar
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Eliminando…" onClick={onConfirm}>
            Eliminar
          </Button>
        </>
      }
    >
      <p>
        Se borran también sus respuestas, resultados y archivos. No se pueden recuperar. Sus citas próximas se
        cancelan, y lo que las pagó queda disponible otra vez.
      </p>
    </Dialog>
  )
}
