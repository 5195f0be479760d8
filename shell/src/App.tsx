import { useMemo } from 'react'
import { QueryClientProvider } from 'shared/query'
import { RouterProvider } from 'shared/router'
import { queryClient } from './queryClient'
import { inlinedRegistry } from './registry/registry'
import { setRegistry } from './registry/remoteModules'
import { createRouter } from './routing/createRouter'
import { ToastRegion } from './toasts/ToastRegion'

/** The frame and the router. It knows no domain by name: the registry brings their routes and menu entries. */
export function App() {
  const router = useMemo(() => {
    const registry = inlinedRegistry() ?? { remotes: [] }
    setRegistry(registry)
    return createRouter(registry)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>
  )
}
