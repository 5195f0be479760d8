import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '../query/query'
import { MemoryRouter } from '../router/memory'

/** Renders a remote's screen with what the shell stands around it: the router, and a cache of its own. */
export function showScreen(screen: ReactNode, at = '/user'): RenderResult {
  // A refusal is shown at once: trying again by itself is the shell's business.
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
}
