import { useRef } from 'react'
import { Button } from '../Button/Button'
import { Dialog, type DialogProps } from '../Dialog/Dialog'

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'> {
  /** The answer that does it, as its verb: `Eliminar`. */
  confirm: string
  /** The answer that leaves all as it is. */
  keep?: string
  /** `danger` where something is lost. */
  tone?: 'danger' | 'primary'
  /** The confirmed act is running: the dialog stays open until it has ended. */
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
}

/** Asks before something is done. While it closes it still shows what it asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const asked = useRef(props)
  if (props.open) asked.current = props
  const { title, children, confirm, keep = 'Regresar', tone = 'danger' } = asked.current
  const { open, busy = false, busyLabel, onClose, onConfirm } = props
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      size="small"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {keep}
          </Button>
          <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
