import { useEffect } from 'react'
import { useArrival, useLocation } from 'shared/router'
import { PageHeader } from 'shared/ui/PageHeader'
import { OpeningSkeleton } from '../firstPage/OpeningSkeleton'
import { skeletonAt } from '../firstPage/opening'
import { RemotePlace } from './RemotePlace'
import { useRemoteModule } from './useRemoteModule'

interface RemoteScreenProps {
  /** The remote's name, `mf-diet`. */
  remote: string
  /** The remote's name for people. */
  remoteTitle: string
  /** The screen's own title. */
  title: string
  /** The key under which the remote exposes it, `./comidas`. */
  exposed: string
}

/** A remote's screen. */
export function RemoteScreen({ remote, remoteTitle, title, exposed }: RemoteScreenProps) {
  const { module, retry, attempt, giveWay, givingWay } = useRemoteModule(remote, exposed)
  useArrival(title, module.status === 'ready')
  // Also while the screen loads, and if it cannot be loaded.
  useEffect(() => {
    document.title = `${title} · My Diet`
  }, [title])
  const tryAgain = () => {
    // The card and its button disappear, so the focus moves to the place of the screen.
    document.querySelector('main')?.focus()
    retry()
  }
  const heading = <PageHeader title={title} back={{ to: '/user', label: 'Ir al inicio' }} />
  const skeleton = skeletonAt(useLocation().pathname)
  return (
    <RemotePlace
      key={attempt}
      isScreen
      remote={remote}
      module={module}
      what={remoteTitle}
      heading={heading}
      onRetry={tryAgain}
      onThrow={giveWay}
      givingWay={givingWay}
      skeleton={skeleton && <OpeningSkeleton skeleton={skeleton} />}
    />
  )
}
