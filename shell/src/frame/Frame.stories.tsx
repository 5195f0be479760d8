import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { type ReactNode, useState } from 'react'
import { DUTIES } from 'shared/published/duties'
import { RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import { userEvent, within } from 'storybook/test'
import { RemotePlace } from '../registry/RemotePlace'
import { sampleRegistry } from '../registry/sampleRegistry'
import type { RemoteModule } from '../registry/useRemoteModule'
import { HomeScreen } from '../screens/home/HomeScreen'
import { NotFoundScreen } from '../screens/missing/NotFoundScreen'
import { samplePerson } from '../session/samplePerson'
import { Frame } from './Frame'

interface PageProps {
  /** The current path below /user. */
  at: string
  screen: ReactNode
}

/** The frame with a screen in it, at its address. */
function Page({ at, screen }: PageProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '/user',
          element: <Frame registry={sampleRegistry} />,
          children: [{ path: at.slice(1), element: screen }],
        },
      ],
      { initialEntries: [`/user${at}`] },
    ),
  )
  return <RouterProvider router={router} />
}

const meta = {
  title: 'Inicio/Marco',
  component: Page,
  args: { at: '', screen: <HomeScreen registry={sampleRegistry} /> },
  parameters: { layout: 'fullscreen', router: false },
  // The stories after it are nobody's again: a part would ask the server for what a person has.
  beforeEach: () => {
    const before = sessionSubject.value
    sessionSubject.next({ status: 'signedIn', user: samplePerson, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

const desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }
const remote = (module: Exclude<RemoteModule, { status: 'ready' }>) => ({
  at: '/comidas',
  screen: <RemotePlace remote="mf-diet" module={module} what="Comidas" onRetry={() => undefined} />,
})

export const Home: Story = { name: 'Inicio' }
export const HomeDesktop: Story = { name: 'Inicio en escritorio', ...desktop }
export const OfStaffDesktop: Story = {
  name: 'Inicio del equipo en escritorio',
  ...desktop,
  beforeEach: () => {
    const user = { ...samplePerson, staff: true as const, duties: [...DUTIES] }
    sessionSubject.next({ status: 'signedIn', user, token: '' })
  },
}
export const MenuOpen: Story = {
  name: 'Menú abierto',
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Menú' })),
}
export const NotFound: Story = {
  name: 'Página no encontrada',
  args: { at: '/nada', screen: <NotFoundScreen /> },
}
export const NotFoundDesktop: Story = { ...NotFound, ...desktop, name: 'Página no encontrada en escritorio' }
export const Slow: Story = { name: 'Abriendo una parte', args: remote({ status: 'slow' }) }
export const Stalled: Story = { name: 'Una parte que tarda', args: remote({ status: 'stalled' }) }
export const Failed: Story = {
  name: 'Una parte que no abre',
  args: remote({ status: 'failed', problem: 'ours' }),
}
export const Updating: Story = {
  name: 'Una parte que se está actualizando',
  args: remote({ status: 'failed', problem: 'skew' }),
}
export const FailedDesktop: Story = { ...Failed, ...desktop, name: 'Una parte que no abre, en escritorio' }
