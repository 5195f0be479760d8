import { type ReactNode, useContext } from 'react'
import { useOnline } from 'shared/offline'
import { FailedRemote } from './FailedRemote'
import { RemoteBoundary } from './RemoteBoundary'
import { RemoteLoading } from './RemoteLoading'
import { RemoteModulesContext } from './RemoteModulesContext'
import type { RemoteModule } from './useRemoteModule'
import { Watched } from './Watched'

interface RemotePlaceProps {
  /** The remote's name, `mf-diet`. */
  remote: string
  module: RemoteModule
  /** The remote's name for people. */
  what: string
  /** The heading of a screen that could not be loaded, shown above the card. */
  heading?: ReactNode
  onRetry: () => void
  /** Called when the part throws; `givingWay` while it looks for another release. */
  onThrow?: () => void
  givingWay?: boolean
  /** A skeleton of the part, shown while it loads. */
  skeleton?: ReactNode
  /** The part is the page's whole screen: of several parts none could be named for a page that is held or hidden. */
  isScreen?: boolean
}

const REST_WORKS = 'Lo demás de My Diet sigue funcionando.'

/**
 * The place of a remote's part. Any failure of that remote ends in a card here, inside the frame; the rest of the page
 * keeps working.
 */
export function RemotePlace({
  remote,
  module,
  what,
  heading,
  onRetry,
  onThrow,
  givingWay,
  skeleton,
  isScreen,
}: RemotePlaceProps) {
  const online = useOnline()
  const modules = useContext(RemoteModulesContext)
  const card = (text: string, code?: string, title = `No pudimos abrir ${what}`) => (
    <>
      {heading}
      <FailedRemote remote={remote} title={title} code={code} onRetry={onRetry}>
        {text}
      </FailedRemote>
    </>
  )
  const loading = (slow: boolean) => <RemoteLoading slow={slow} what={what} skeleton={skeleton} />
  switch (module.status) {
    case 'ready':
      return (
        <RemoteBoundary
          release={modules.releaseOf(remote)}
          fallback={code =>
            givingWay ? loading(false) : card(`Algo falló en esta parte. ${REST_WORKS}`, code)
          }
          onThrow={onThrow}
        >
          {isScreen ? (
            <Watched release={modules.releaseOf(remote)}>
              <module.Component />
            </Watched>
          ) : (
            <module.Component />
          )}
        </RemoteBoundary>
      )
    case 'failed':
      if (module.problem === 'skew')
        return card(
          `Vuelve a intentarlo en un momento. ${REST_WORKS}`,
          module.code,
          'Esta parte se está actualizando',
        )
      return card(
        module.problem === 'silence' && !online
          ? 'No hay conexión, y esta parte no está guardada en este dispositivo.'
          : `Algo falló de nuestro lado. ${REST_WORKS}`,
        module.code,
      )
    case 'stalled':
      return card('Está tardando más de lo normal. Seguimos intentando; también puedes pedirlo otra vez.')
    default:
      return loading(module.status === 'slow')
  }
}
