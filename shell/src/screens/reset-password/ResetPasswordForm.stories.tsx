import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { recoveryMessages } from '../../../entranceMessages'
import { EntrancePage } from '../entrance/EntrancePage'
import { ResetPasswordForm } from './ResetPasswordForm'

const meta = {
  title: 'Inicio/Nueva contraseña',
  component: ResetPasswordForm,
  parameters: { layout: 'fullscreen' },
  args: { attempt: async () => ({}) },
  render: args => (
    <EntrancePage>
      <ResetPasswordForm {...args} />
    </EntrancePage>
  ),
} satisfies Meta<typeof ResetPasswordForm>

export default meta

type Story = StoryObj<typeof meta>

async function send(page: HTMLElement, password: string, confirmation: string) {
  const form = within(page)
  await userEvent.type(form.getByLabelText('Nueva contraseña'), password)
  await userEvent.type(form.getByLabelText('Confirma tu contraseña'), confirmation)
  await userEvent.click(form.getByRole('button', { name: 'Guardar contraseña' }))
}

export const Form: Story = { name: 'Formulario' }
export const Weak: Story = {
  name: 'Contraseña que no vale',
  play: ({ canvasElement }) => send(canvasElement, 'demo', 'demo'),
}
export const Differ: Story = {
  name: 'No coinciden',
  play: ({ canvasElement }) => send(canvasElement, 'Demo#2026', 'Demo#2027'),
}
export const DeadLink: Story = {
  name: 'Enlace que ya no vale',
  args: { attempt: async () => ({ form: recoveryMessages.deadLink }) },
  play: ({ canvasElement }) => send(canvasElement, 'Demo#2026', 'Demo#2026'),
}
