import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Calendar } from './Calendar'

const meta = {
  title: 'Componentes/Calendario',
  component: Calendar,
  args: { value: '2026-11-24', today: '2026-11-21', onChoose: () => undefined },
  decorators: [
    Story => (
      <div style={{ maxWidth: 'var(--width-form)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Calendar>

export default meta

type Story = StoryObj<typeof meta>

export const Month: Story = { name: 'Mes' }
export const Bounded: Story = { name: 'Con límites', args: { min: '2026-11-22', max: '2026-12-12' } }
