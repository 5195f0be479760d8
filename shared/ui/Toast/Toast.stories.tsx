import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Toast } from './Toast'

const meta = {
  title: 'Componentes/Ventanas y avisos/Aviso (Toast)',
  component: Toast,
  args: { type: 'success', title: 'Listo!', message: 'Se ha guardado este plan de comidas.' },
} satisfies Meta<typeof Toast>

export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = { name: 'Éxito' }
export const Failure: Story = {
  name: 'Error',
  args: { type: 'error', title: 'Error!', message: 'No ha sido posible guardar ese plan de comidas.' },
}
export const Info: Story = {
  name: 'Información',
  args: {
    type: 'info',
    title: 'Sin conexión',
    message: 'Guardado en este dispositivo. Se enviará al volver la conexión.',
  },
}
export const Closable: Story = { name: 'Con cierre', args: { onClose: () => undefined } }
export const Linked: Story = {
  name: 'Con enlace',
  args: {
    title: 'Agendar',
    message: 'Listo!, Tu cita ha sido agendada.',
    link: { to: '/user/cita/7', label: 'Ver mi cita', go: () => undefined },
  },
}
