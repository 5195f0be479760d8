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
  /** What a person calls it. */
  remoteTitle: string
  /** The screen's own title. */
  title: string
  /** The key under which the remote exposes it, `./comidas`. */
  exposed: string
}

/** A screen that a remote brings. */
export function RemoteScreen({ remote, remoteTitle, title, exposed }: RemoteScreenProps) {
  const { module, retry, attempt } = useRemoteModule(remote, exposed)
  useArrival(title, module.status === 'ready')
  // Also while it is on its way, and where it does not come.
  useEffect(() => {
    document.title = `${title} · My Diet`
  }, [title])
  const tryAgain = () => {
    // The button goes with the card: the focus waits on the place that the screen will come to.
    document.querySelector('main')?.focus()
    retry()
  }
  const heading = <PageHeader title={title} back={{ to: '/user', label: 'Ir al inicio' }} />
  const skeleton = skeletonAt(useLocation().pathname)
  return (
    <RemotePlace
      key={attempt}
      module={module}
      what={remoteTitle}
      heading={heading}
      onRetry={tryAgain}
      skeleton={skeleton && <OpeningSkeleton skeleton={skeleton} />}
    />
  )
}
