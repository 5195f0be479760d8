import { useState } from 'react'
import { usePending } from 'shared/offline'
import { useNavigate } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { LogOutIcon } from 'shared/ui/Icon'
import { leaving } from '../routing/leaving'

/** Signs out; a person with unsent changes is asked first, since they would be lost. */
export function SignOutButton({ className }: { className?: string }) {
  const pending = usePending()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  // By the router, so that a screen with unsaved changes can ask first.
  const leave = () => void navigate('/', { replace: true, state: leaving(pending) })
  return (
    <>
      <button type="button" className={className} onClick={() => (pending > 0 ? setAsking(true) : leave())}>
        <LogOutIcon />
        <span>Cerrar sesión</span>
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Tienes cambios por enviar"
        size="small"
        footer={
          <>
            <Button variant="danger" onClick={leave}>
              Cerrar sesión sin enviar
            </Button>
            <Button onClick={() => setAsking(false)}>Seguir aquí</Button>
          </>
        }
      >
        <p>
          {pending === 1
            ? 'Un cambio de este dispositivo aún no se ha enviado. Si cierras sesión ahora, se pierde.'
            : `${pending} cambios de este dispositivo aún no se han enviado. Si cierras sesión ahora, se pierden.`}
        </p>
      </Dialog>
    </>
  )
}
