import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { WelcomePicture } from './WelcomePicture'

const meta = {
  title: 'Componentes/Marca e imágenes/Ilustración de bienvenida (WelcomePicture)',
  component: WelcomePicture,
} satisfies Meta<typeof WelcomePicture>

export default meta

type Story = StoryObj<typeof meta>

export const Table: Story = {
  name: 'La mesa',
  render: () => (
    <div style={{ maxWidth: 'var(--width-form)' }}>
      <WelcomePicture />
    </div>
  ),
}
