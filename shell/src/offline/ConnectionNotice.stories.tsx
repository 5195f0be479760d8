import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ConnectionNotice } from './ConnectionNotice'

const meta = {
  title: 'Inicio/Aviso de conexión',
  component: ConnectionNotice,
  args: { pending: 0 },
} satisfies Meta<typeof ConnectionNotice>

export default meta

type Story = StoryObj<typeof meta>

export const Quiet: Story = { name: 'Con conexión', args: { state: 'quiet' } }
export const Offline: Story = { name: 'Sin conexión', args: { state: 'offline' } }
export const OnePending: Story = { name: 'Un cambio por enviar', args: { state: 'offline', pending: 1 } }
export const Pending: Story = { name: 'Cambios por enviar', args: { state: 'offline', pending: 3 } }
export const Unconfirmed: Story = { name: 'Sin respuesta', args: { state: 'unconfirmed' } }
export const Sending: Story = { name: 'Enviando', args: { state: 'sending', pending: 2 } }
export const Saved: Story = { name: 'Todo está guardado', args: { state: 'saved' } }
