import type { PendingCall } from 'shared/offline/pendingCall'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import styles from './RefusedChanges.module.css'

export interface RefusedChangesProps {
  changes: readonly Pick<PendingCall, 'id' | 'content' | 'failure' | 'refusal'>[]
  onSeen: () => void
}

/** Changes that waited on this device and that the server then refused, each with its content, so that it is not lost. */
export function RefusedChanges({ changes, onSeen }: RefusedChangesProps) {
  return (
    <Dialog
      open={changes.length > 0}
      onClose={onSeen}
      title={changes.length > 1 ? 'Hay cambios que no se guardaron' : 'Un cambio no se guardó'}
      size="small"
      footer={<Button onClick={onSeen}>Entendido</Button>}
    >
      <p>
        Esperaba en este dispositivo a que hubiera conexión y My Diet no lo aceptó. Aquí está, por si quieres
        hacerlo de nuevo.
      </p>
      <ul className={styles.list}>
        {changes.map(({ id, content, failure, refusal }) => (
          <li key={id} className={styles.change}>
            {content && <p className={styles.content}>{content}</p>}
            <p className={styles.reason}>{failure.message}</p>
            {refusal && <p className={styles.reason}>{refusal}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
