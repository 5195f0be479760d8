import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { recoveryMessages } from '../../../entranceMessages'
import { EntrancePage } from '../entrance/EntrancePage'
import { RecoverForm } from './RecoverForm'

const meta = {
  title: 'Inicio/Recuperar contraseña',
  component: RecoverForm,
  parameters: { layout: 'fullscreen' },
  args: { attempt: async () => ({}) },
  render: args => (
    <EntrancePage>
      <RecoverForm {...args} />
    </EntrancePage>
  ),
} satisfies Meta<typeof RecoverForm>

export default meta

type Story = StoryObj<typeof meta>

async function send(page: HTMLElement, email: string) {
  const form = within(page)
  if (email) await userEvent.type(form.getByLabelText('Correo electrónico'), email)
  await userEvent.click(form.getByRole('button', { name: 'Enviar enlace' }))
}

export const Form: Story = { name: 'Formulario' }
export const Missing: Story = { name: 'Sin correo', play: ({ canvasElement }) => send(canvasElement, '') }
export const TooMany: Story = {
  name: 'Demasiados correos',
  args: { attempt: async () => ({ form: recoveryMessages.tooManyTries }) },
  play: ({ canvasElement }) => send(canvasElement, 'ana@mydiet.mx'),
}
