import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import type { Registry } from 'shared/remote/remoteJson'
import { App, partsOf } from './App'
import { closeOverlaysByBack } from './firstPage/closeOverlaysByBack'
import { onceLoaded } from './late/onceLoaded'
import { startOffline } from './offline/startOffline'
import { theRegistry } from './registry/registry'
import { startReports } from './reports/startReports'

/** The app in place of what `root` shows. Rejects if the registry does not arrive: the page of another address has it. */
export async function showAppAfterForm(root: Root): Promise<void> {
  show(root, await theRegistry())
}

/** The app on a page that has the registry. Without one the frame still works, and says what it cannot open. */
export async function showApp(root: Root): Promise<void> {
  const registry = await theRegistry().catch(() => ({ remotes: [] }))
  // Rendered in slices: the whole frame at once would block a phone's page for a fifth of a second. The server's frame
  // is visible meanwhile.
  show(root, registry, startTransition)
}

/**
 * Loads the registry and starts the reports of problems, while the person types on the sign-in page. A page that was
 * reloaded with its information panel open leaves the panel's history entry.
 */
export async function helpForm(): Promise<void> {
  closeOverlaysByBack()
  startReports(await theRegistry(), onceLoaded)
}

function show(root: Root, registry: Registry, render = (work: () => void) => work()): void {
  startOffline(registry, onceLoaded)
  startReports(registry, onceLoaded)
  const parts = partsOf(registry)
  // The screen's code is prepared while the server is still asked who the person is.
  parts.modules.prefetch(location.pathname)
  render(() =>
    root.render(
      <StrictMode>
        <App {...parts} />
      </StrictMode>,
    ),
  )
}
