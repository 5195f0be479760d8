import type { ReactNode } from 'react'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { RemoteBoundary } from './RemoteBoundary'
import { RemoteLoading } from './RemoteLoading'
import type { RemoteModule } from './useRemoteModule'

interface RemotePlaceProps {
  module: RemoteModule
  /** What a person calls the remote. */
  what: string
  onRetry: () => void
  /** A skeleton of the part, shown while it is on its way. */
  skeleton?: ReactNode
}

/**
 * Where a remote's part stands. Whatever goes wrong with that remote ends in a card here, inside the frame; the rest
 * of the page does not notice.
 */
export function RemotePlace({ module, what, onRetry, skeleton }: RemotePlaceProps) {
  const card = (text: string) => (
    <ErrorCard title={`No pudimos abrir ${what}`} onRetry={onRetry}>
      {text}
    </ErrorCard>
  )
  switch (module.status) {
    case 'ready':
      return (
        <RemoteBoundary fallback={card('Algo falló en esta parte. Lo demás de My Diet sigue funcionando.')}>
          <module.Component />
        </RemoteBoundary>
      )
    case 'failed':
      return card('Puede ser tu conexión o algo de nuestro lado. Lo demás de My Diet sigue funcionando.')
    case 'stalled':
      return card('Está tardando más de lo normal. Seguimos intentando; también puedes pedirlo otra vez.')
    default:
      return <RemoteLoading slow={module.status === 'slow'} what={what} skeleton={skeleton} />
  }
}
