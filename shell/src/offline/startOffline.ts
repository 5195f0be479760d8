import { isOnline } from 'shared/offline/connection'
import type { Registry } from 'shared/remote/remoteJson'
import { session$ } from 'shared/session'
import { queryClient } from '../queryClient'
import { followQueue } from './followQueue'
import { keepFiles } from './keepFiles'
import { keepPeoplesData } from './keepPeoplesData'

/** The absolute address of the shell's release. */
declare const __webpack_public_path__: string

/** Makes the signed-in area ready for when there is no network. `whenIdle` calls once the page has nothing better to do. */
export function startOffline(registry: Registry, whenIdle: (work: () => void) => void): void {
  const releases = [__webpack_public_path__, ...registry.remotes.map(({ release }) => release)].join(' ')
  keepPeoplesData(queryClient, releases)
  followQueue(queryClient)
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  let kept = false
  session$.subscribe(({ status }) => {
    if (status === 'anonymous') {
      kept = false
      // The sign-in page is the network's alone.
      void navigator.serviceWorker.getRegistration().then(registration => registration?.unregister())
    }
    if (status !== 'signedIn' || kept) return
    kept = true
    whenIdle(() => void keep(registry))
  })
}

async function keep(registry: Registry): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
    if (isOnline() && !saveData) await keepFiles(registry, __webpack_public_path__)
  } catch {
    // What is not kept today is kept at the next visit; until then everything needs a network, as it always did.
  }
}
