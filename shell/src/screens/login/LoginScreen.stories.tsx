import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { loginRefusals } from '../../../messages'
import { passkeyMessages } from '../../../passkeyMessages'
import { LoginScreen } from './LoginScreen'

const meta = {
  title: 'Inicio/Entrar',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { go: () => undefined, attempt: async () => ({}), offer: async () => undefined },
  // The address that another story typed.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof LoginScreen>

export default meta

type Story = StoryObj<typeof meta>

async function send(page: HTMLElement, email: string, password: string) {
  const form = within(page)
  if (email) await userEvent.type(form.getByLabelText('Correo electrónico'), email)
  if (password) await userEvent.type(form.getByLabelText('Contraseña'), password)
  await userEvent.click(form.getByRole('button', { name: 'Ingresar' }))
}

export const Form: Story = { name: 'Formulario' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Missing: Story = {
  name: 'Sin datos',
  play: ({ canvasElement }) => send(canvasElement, '', ''),
}
export const Wrong: Story = {
  name: 'Correo y contraseña que no pueden ser',
  play: ({ canvasElement }) => send(canvasElement, 'ana', 'demo'),
}
export const Refused: Story = {
  name: 'Contraseña incorrecta',
  args: { attempt: async () => ({ form: loginRefusals.wrongCredentials }) },
  play: ({ canvasElement }) => send(canvasElement, 'ana@mydiet.mx', 'Otra#2026'),
}
export const TooMany: Story = {
  name: 'Demasiados intentos',
  args: { attempt: async () => ({ form: loginRefusals.tooManyTries }) },
  play: ({ canvasElement }) => send(canvasElement, 'ana@mydiet.mx', 'Otra#2026'),
}
export const Busy: Story = {
  name: 'Entrando',
  args: { attempt: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => send(canvasElement, 'ana@mydiet.mx', 'Demo#2026'),
}
export const PasskeyRefused: Story = {
  name: 'Llave de acceso rechazada',
  args: { attemptPasskey: async () => passkeyMessages.refused },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar con llave de acceso' })),
}
export const About: Story = {
  name: 'Quiénes somos',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: '¿Quiénes somos?' })),
}
