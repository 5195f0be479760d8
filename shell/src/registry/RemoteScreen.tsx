import { ErrorCard } from 'shared/ui/ErrorCard'
import { useArrival } from '../routing/useArrival'
import { RemoteBoundary } from './RemoteBoundary'
import { RemoteLoading } from './RemoteLoading'
import { useRemoteModule } from './useRemoteModule'

interface RemoteScreenProps {
  /** The remote's name, `mf-diet`. */
  remote: string
  /** What a person calls it. */
  remoteTitle: string
  /** The screen's own title. */
  title: string
  /** The key under which the remote exposes it, `./comidas`. */
  exposed: string
}

/**
 * A screen that a remote brings. Whatever goes wrong with that remote ends in a card here, inside the frame; the rest
 * of the page does not notice.
 */
export function RemoteScreen({ remote, remoteTitle, title, exposed }: RemoteScreenProps) {
  const { module, retry, attempt } = useRemoteModule(remote, exposed)
  useArrival(title, module.status === 'ready')
  const card = (text: string) => (
    <ErrorCard title={`No pudimos abrir ${remoteTitle}`} onRetry={retry}>
      {text}
    </ErrorCard>
  )
  switch (module.status) {
    case 'ready':
      return (
        <RemoteBoundary
          key={attempt}
          fallback={card('Algo falló en esta parte. Lo demás de My Diet sigue funcionando.')}
        >
          <module.Component />
        </RemoteBoundary>
      )
    case 'failed':
      return card('Puede ser tu conexión o algo de nuestro lado. Lo demás de My Diet sigue funcionando.')
    case 'stalled':
      return card('Está tardando más de lo normal. Seguimos intentando; también puedes pedirlo otra vez.')
    default:
      return <RemoteLoading slow={module.status === 'slow'} what={remoteTitle} />
  }
}
