import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Link, RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import { userEvent, within } from 'storybook/test'
import { UnsavedChanges, type UnsavedChangesProps } from './UnsavedChanges'

const meta = {
  title: 'Componentes/Formularios/Cambios sin guardar (UnsavedChanges)',
  component: UnsavedChanges,
  args: { changed: true, onDiscard: () => undefined },
  parameters: { router: false },
  render: function InRouter(args) {
    const [router] = useState(() => routerWith(args))
    return <RouterProvider router={router} />
  },
  beforeEach: () => {
    const before = sessionSubject.value
    sessionSubject.next({ status: 'signedIn', user: { id: 1 } as never, token: '' })
    return () => sessionSubject.next(before)
  },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('link', { name: 'Salir' })),
} satisfies Meta<typeof UnsavedChanges>

export default meta

type Story = StoryObj<typeof meta>

function routerWith(args: UnsavedChangesProps) {
  return createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/away">Salir</Link>
          <UnsavedChanges {...args} />
        </>
      ),
    },
    { path: '/away', element: <p>Otra pantalla</p> },
  ])
}

export const LeaveOrStay: Story = { name: 'Salir o quedarse' }
export const SaveToo: Story = { name: 'Guardar antes de salir', args: { onSave: async () => undefined } }
