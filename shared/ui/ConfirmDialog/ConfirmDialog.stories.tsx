import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ConfirmDialog } from './ConfirmDialog'

const nothing = () => undefined

const meta = {
  title: 'Componentes/Ventanas y avisos/Diálogo de confirmación (ConfirmDialog)',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '¿Eliminar a Luis?',
    children: <p>Se borran también sus respuestas, resultados y archivos. No se pueden recuperar.</p>,
    confirm: 'Eliminar',
    onClose: nothing,
    onConfirm: nothing,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Danger: Story = { name: 'Se pierde algo' }
export const Harmless: Story = {
  name: 'No se pierde nada',
  args: {
    title: '¿Cambiar a PLAN FUNCIONAL?',
    children: <p>Hoy no pagas nada.</p>,
    keep: 'Quedarme con mi plan',
    confirm: 'Cambiar de plan',
    tone: 'primary',
  },
}
export const Busy: Story = { name: 'En curso', args: { busy: true, busyLabel: 'Eliminando…' } }
