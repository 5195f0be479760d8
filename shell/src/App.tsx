// Forgets a person's drafts as they sign out, also those of a remote that was not opened since the page was loaded.
import 'shared/forms/draftStorage'
import { QueryClientProvider } from 'shared/query'
import type { Registry } from 'shared/remote/remoteJson'
import { RouterProvider } from 'shared/router'
import { ToastRegion } from 'shared/session/ToastRegion'
import { EndOpening } from './firstPage/EndOpening'
import { queryClient } from './queryClient'
import { RemoteModulesContext } from './registry/RemoteModulesContext'
import { createRemoteModules } from './registry/remoteModules'
import { createRouter } from './routing/createRouter'

/** What the app stands on, made once and before it is rendered: it would only lengthen the first rendering. */
export function partsOf(registry: Registry) {
  return { router: createRouter(registry), modules: createRemoteModules(registry) }
}

/** The frame and the router. It knows no domain by name: the registry brings their routes and menu entries. */
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
