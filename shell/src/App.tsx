import { useMemo } from 'react'
import { QueryClientProvider } from 'shared/query'
import type { Registry } from 'shared/remote/remoteJson'
import { RouterProvider } from 'shared/router'
import { ToastRegion } from 'shared/session/ToastRegion'
import { queryClient } from './queryClient'
import { RemoteModulesContext } from './registry/RemoteModulesContext'
import { createRemoteModules } from './registry/remoteModules'
import { createRouter } from './routing/createRouter'

/** The frame and the router. It knows no domain by name: the registry brings their routes and menu entries. */
export function App({ registry }: { registry: Registry }) {
  const router = useMemo(() => createRouter(registry), [registry])
  const modules = useMemo(() => createRemoteModules(registry), [registry])
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteModulesContext value={modules}>
        <RouterProvider router={router} />
      </RemoteModulesContext>
      <ToastRegion />
    </QueryClientProvider>
  )
}
