import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ProofNotice } from './ProofNotice'

const meta = {
  title: 'Inicio/Confirma tu correo',
  component: ProofNotice,
  args: { address: 'lucia.cantu.rios@ejemplo.mx', sending: false, onAgain: () => undefined },
} satisfies Meta<typeof ProofNotice>

export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = { name: 'Por confirmar' }
export const Sending: Story = { name: 'Enviando otra vez', args: { sending: true } }
export const LongAddress: Story = {
  name: 'Dirección larga',
  args: { address: `${'nombre.muy.largo.'.repeat(6)}@ejemplo.mx` },
}
