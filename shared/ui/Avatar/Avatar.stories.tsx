import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Avatar } from './Avatar'

const meta = {
  title: 'Componentes/Contenido/Retrato (Avatar)',
  component: Avatar,
  args: { name: 'Ana Sofía Garza', size: 'large' },
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const Initials: Story = { name: 'Iniciales' }
export const Everyone: Story = {
  name: 'Tonos y tamaños',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' }}>
      <Avatar name="Mateo Ruiz" size="small" />
      <Avatar name="Regina Paz" />
      <Avatar name="Ana Sofía Garza" size="large" />
      <Avatar name="Lupita" size="large" />
      <Avatar name="Dr. Emilio Treviño" size="extra" />
    </div>
  ),
}
export const Broken: Story = { name: 'Imagen que no llega', args: { picture: 'data:image/png;base64,AA' } }
