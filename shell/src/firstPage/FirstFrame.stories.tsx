import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { type ReactNode, useState } from 'react'
import { RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { FrameLayout } from '../frame/FrameLayout'
import { sampleRegistry } from '../registry/sampleRegistry'
import { HomeSkeleton } from '../screens/home/HomeSkeleton'
import { ScreenSkeleton } from './ScreenSkeleton'

interface FirstFrameProps {
  at: string
  skeleton: ReactNode
}

/** The page of a signed-in person as the server sends it, before its code. */
function FirstFrame({ at, skeleton }: FirstFrameProps) {
  const [router] = useState(() => {
    const element = (
      <FrameLayout registry={sampleRegistry} busy>
        <div>{skeleton}</div>
      </FrameLayout>
    )
    return createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  })
  return <RouterProvider router={router} />
}

const meta = {
  title: 'Inicio/Antes del código',
  component: FirstFrame,
  parameters: { layout: 'fullscreen', router: false },
  args: { at: '/user', skeleton: <HomeSkeleton registry={sampleRegistry} /> },
} satisfies Meta<typeof FirstFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Home: Story = { name: 'Inicio' }
export const HomeOnDesktop: Story = {
  name: 'Inicio en escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const AnyScreen: Story = {
  name: 'Una pantalla cualquiera',
  args: { at: '/user/citas', skeleton: <ScreenSkeleton /> },
}
export const AnyScreenOnDesktop: Story = {
  name: 'Una pantalla cualquiera en escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
  args: { at: '/user/citas', skeleton: <ScreenSkeleton /> },
}
