// Before all other imports: tokens.css declares that the layer `ui` wins over `base`. CSS of a component before it
// would open `ui` as the weaker layer, and primary buttons would have the page's dark text.
import '../ui/font.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { type ComponentType, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { watchConnection } from '../offline/connection'
import { startOutbox } from '../offline/pageOutbox'
import type { SignedInPerson } from '../published/person'
import { QueryClient, QueryClientProvider } from '../query/query'
import { createBrowserRouter, Link, Navigate, Outlet, RouterProvider } from '../router/router'
import { ToastRegion } from '../session/ToastRegion'
import { sessionSubject } from '../session/writer'
import type { RemoteJson } from './remoteJson'

type LoadScreen = (path: string) => Promise<{ default: ComponentType }>

/**
 * A remote by itself, for its own team: its screens have the same addresses as in the shell, with the demo's patient
 * signed in. Development only: production builds have no such entry.
 */
export async function standalone(remote: RemoteJson, loadScreen: LoadScreen): Promise<void> {
  watchConnection()
  startOutbox()
  await signInTheDemoPerson()
  const first = remote.routes[0]?.path ?? ''
  const router = createBrowserRouter([
    {
      path: '/user',
      element: <Bench remote={remote} />,
      children: remote.routes.map(({ path, screen }) => ({
        path,
        element: <Screen key={path} load={() => loadScreen(screen)} />,
      })),
    },
    { path: '*', element: <Navigate to={`/user/${first}`} replace /> },
  ])
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </StrictMode>,
  )
}

function Bench({ remote }: { remote: RemoteJson }) {
  return (
    <>
      <nav aria-label={remote.title}>
        {remote.routes.map(({ path, title }) => (
          <Link key={path} to={`/user/${path}`}>{`${title} `}</Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

function Screen({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Component, setComponent] = useState<ComponentType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each route has a Screen of its own, which loads once
  useEffect(() => {
    void load().then(module => setComponent(() => module.default))
  }, [])
  return Component ? <Component /> : null
}

async function signInTheDemoPerson(): Promise<void> {
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@mydiet.mx', password: 'Demo#2026' }),
  })
  if (!answer.ok) throw new Error(`The demo person could not sign in: the API answered ${answer.status}`)
  const { token, ...user } = (await answer.json()) as SignedInPerson
  sessionSubject.next({ status: 'signedIn', user, token })
}
