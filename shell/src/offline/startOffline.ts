import { isOnline } from 'shared/offline/connection'
import { startOutbox } from 'shared/offline/pageOutbox'
import type { Registry } from 'shared/remote/remoteJson'
import { session$ } from 'shared/session'
import { queryClient } from '../queryClient'
import type { PageReleases } from './cacheFiles'
import { cachePersonalData } from './cachePersonalData'
import { followOutbox } from './followOutbox'

/** The absolute address of the shell's release. */
declare const __webpack_public_path__: string

/** Prepares the signed-in area for use without a network. `whenIdle` runs its callback once the page is idle. */
export function startOffline(registry: Registry, whenIdle: (work: () => void) => void): void {
  const releases = [__webpack_public_path__, ...registry.remotes.map(({ release }) => release)].join(' ')
  cachePersonalData(queryClient, releases)
  startOutbox()
  followOutbox(queryClient)
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  let cached = false
  session$.subscribe(({ status }) => {
    if (status === 'anonymous') {
      cached = false
      // The sign-in page always comes from the network.
      void navigator.serviceWorker.getRegistration().then(registration => registration?.unregister())
    }
    if (status !== 'signedIn' || cached) return
    cached = true
    whenIdle(() => void cacheForOffline(registry))
  })
}

/** The worker of an older release may not know how; the next visit has this release's. */
async function cacheForOffline({ remotes }: Registry): Promise<void> {
  const releases: PageReleases = {
    shell: __webpack_public_path__,
    offered: remotes.filter(({ remote }) => remote.offline?.length).map(({ url }) => url),
    remotes: remotes.map(({ url }) => url),
  }
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    // Nothing but an active worker reads the files.
    const { active } = await navigator.serviceWorker.ready
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
    if (isOnline() && !saveData) active?.postMessage(releases)
  } catch {
    // The next visit tries again; until then the app needs a network.
  }
}
