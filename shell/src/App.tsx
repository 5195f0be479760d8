import { useMemo } from 'react'
import { QueryClientProvider } from 'shared/query'
import type { Registry } from 'shared/remote/remoteJson'
import { RouterProvider } from 'shared/router'
import { ToastRegion } from 'shared/session/ToastRegion'
import { queryClient } from './queryClient'
import { setRegistry } from './registry/remoteModules'
import { createRouter } from './routing/createRouter'

/** The frame and the router. It knows no domain by name: the registry brings their routes and menu entries. */
export function App({ registry }: { registry: Registry }) {
  const router = useMemo(() => {
    setRegistry(registry)
    return createRouter(registry)
  }, [registry])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>
  )
}
