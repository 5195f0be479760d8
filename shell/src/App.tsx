// First, since the imports after it take a while to run.
import './askEarly'
// Removes a person's drafts at sign-out, also those of a remote that was not opened since the page was loaded.
import 'shared/forms/draftStorage'
import { QueryClientProvider } from 'shared/query'
import type { Registry } from 'shared/remote/remoteJson'
import { RouterProvider } from 'shared/router'
import { ToastRegion } from 'shared/session/ToastRegion'
import { EndOpening } from './firstPage/EndOpening'
import { queryClient } from './queryClient'
import { RemoteModulesContext } from './registry/RemoteModulesContext'
import { createRemoteModules } from './registry/remoteModules'
import { takeReleases } from './registry/takeReleases'
import { createRouter } from './routing/createRouter'

/** The router and the remotes' modules, created once before the first rendering, which they would lengthen. */
export function partsOf(registry: Registry) {
  const parts = { router: createRouter(registry), modules: createRemoteModules(registry) }
  takeReleases(registry, parts)
  return parts
}

/** The router with its providers. It knows no domain by name: the registry has their routes and menu entries. */
export function App({ router, modules }: ReturnType<typeof partsOf>) {
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteModulesContext value={modules}>
        <RouterProvider router={router} />
      </RemoteModulesContext>
      <ToastRegion />
      <EndOpening />
    </QueryClientProvider>
  )
}
