import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, watchConnection } from 'shared/offline/connection'
import { ErrorCard } from './ErrorCard'

const meta = {
  title: 'Componentes/Vacío, espera y error/Tarjeta de error (ErrorCard)',
  component: ErrorCard,
  args: { onRetry: () => undefined },
} satisfies Meta<typeof ErrorCard>

export default meta

type Story = StoryObj<typeof meta>

export const Retry: Story = { name: 'Con reintento' }
export const Retrying: Story = { name: 'Reintentando', args: { retrying: true } }
export const OwnWords: Story = {
  name: 'Con sus palabras',
  args: {
    title: 'Comidas no responde',
    children: 'Estamos trabajando en ello. Tus planes guardados están a salvo.',
  },
}
export const WithCode: Story = { name: 'Con código de soporte', args: { code: '7KQ2MX' } }
export const Offline: Story = {
  name: 'Sin conexión, sin reintento',
  args: { onRetry: undefined },
  beforeEach: () => {
    watchConnection()
    dispatchEvent(new Event('offline'))
    return answered
  },
}
