import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Card } from '../Card/Card'
import { DisclosureSkeleton } from './DisclosureSkeleton'

const meta = {
  title: 'Componentes/Vacío, espera y error/Sección plegable en camino (DisclosureSkeleton)',
  component: DisclosureSkeleton,
  args: { width: '60%' },
  decorators: [
    Story => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DisclosureSkeleton>

export default meta

export const OnItsWay: StoryObj<typeof meta> = { name: 'En camino' }
