import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { registrationMessages } from '../../../entranceMessages'
import { EntrancePage } from '../entrance/EntrancePage'
import { RegistrationForm } from './RegistrationForm'

const meta = {
  title: 'Inicio/Registro',
  component: RegistrationForm,
  parameters: { layout: 'fullscreen' },
  args: { attempt: async () => ({}) },
  render: args => (
    <EntrancePage>
      <RegistrationForm {...args} />
    </EntrancePage>
  ),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof RegistrationForm>

export default meta

type Story = StoryObj<typeof meta>

async function send(page: HTMLElement, filled: boolean) {
  const form = within(page)
  if (filled) {
    await userEvent.type(form.getByLabelText('Nombre'), 'Lucía')
    await userEvent.type(form.getByLabelText('Apellido'), 'Garza')
    await userEvent.type(form.getByLabelText('Correo electrónico'), 'lucia@mydiet.mx')
    await userEvent.type(form.getByLabelText('Fecha de nacimiento'), '1994-02-28')
    await userEvent.selectOptions(form.getByLabelText('Género'), 'female')
    await userEvent.type(form.getByLabelText('Teléfono'), '8112345678')
    await userEvent.type(form.getByLabelText('Contraseña'), 'Demo#2026')
    await userEvent.type(form.getByLabelText('Confirma tu contraseña'), 'Demo#2026')
  }
  await userEvent.click(form.getByRole('button', { name: 'Crear cuenta' }))
}

export const Form: Story = { name: 'Formulario' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Missing: Story = { name: 'Sin datos', play: ({ canvasElement }) => send(canvasElement, false) }
export const Refused: Story = {
  name: 'Correo con cuenta',
  args: {
    attempt: async () => ({ email: registrationMessages.emailTaken, form: registrationMessages.emailTaken }),
  },
  play: ({ canvasElement }) => send(canvasElement, true),
}
export const Busy: Story = {
  name: 'Creando la cuenta',
  args: { attempt: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => send(canvasElement, true),
}
