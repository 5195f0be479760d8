import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { confirmMessages, sessionWords } from '../../../accountMessages'
import { passkeyWords } from '../../../passkeyMessages'
import { Security, type SecurityProps } from './Security'

const nothing = () => undefined
const done = async () => ({})

const addPasskey: SecurityProps['onAddPasskey'] = async () => ({ added: true, errors: {} })

const meta = {
  title: 'Inicio/Acceso y seguridad',
  component: Security,
  args: {
    sessions: [
      { id: 3, device: 'Chrome en Android', place: 'México', usedAt: '2026-11-25T18:00:00Z', current: true },
      {
        id: 2,
        device: 'Safari en iOS',
        place: sessionWords.unknownPlace,
        usedAt: '2026-11-23T15:00:00Z',
        current: false,
      },
      {
        id: 1,
        device: sessionWords.unknownDevice,
        place: sessionWords.unknownPlace,
        usedAt: '2026-11-02T03:00:00Z',
        current: false,
      },
    ],
    loading: { failed: false, retrying: false, retry: nothing },
    ending: undefined,
    ofTeam: false,
    onEnd: nothing,
    onEndAll: nothing,
    passkeys: [
      { id: 1, name: 'Chrome en Android', createdAt: '2026-11-02T03:00:00Z', usedAt: '2026-11-25T18:00:00Z' },
      { id: 2, name: 'Safari en macOS', createdAt: '2026-11-20T15:00:00Z', usedAt: null },
    ],
    loadingPasskeys: { failed: false, retrying: false, retry: nothing },
    hasPasskey: false,
    onAddPasskey: addPasskey,
    onRemovePasskey: done,
    onPassword: done,
    onAddress: done,
    pendingAddress: undefined,
  },
} satisfies Meta<typeof Security>

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { name: 'Completa' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const OfTeam: Story = { name: 'De alguien del equipo', args: { ofTeam: true } }
export const Loading: Story = { name: 'Cargando', args: { sessions: undefined, passkeys: undefined } }
export const ByPasskey: Story = {
  name: 'Con llave de acceso en vez de contraseña',
  args: { hasPasskey: true },
}
export const NotByPasskey: Story = {
  name: 'La llave de acceso no confirmó',
  args: { hasPasskey: true, onAddress: async () => ({ form: confirmMessages.notConfirmed }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Tu correo nuevo'), 'ana.nueva@ejemplo.mx')
    await press(canvasElement, 'Cambiar correo')
  },
}
export const NoPasskeys: Story = { name: 'Sin llaves de acceso', args: { passkeys: [] } }
export const PasskeysFailed: Story = {
  name: 'Las llaves no llegaron',
  args: { passkeys: undefined, loadingPasskeys: { failed: true, retrying: false, retry: nothing } },
}
export const RemovingPasskey: Story = {
  name: 'Quitando una llave',
  args: { onRemovePasskey: async () => ({ password: confirmMessages.wrongPassword }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, passkeyWords.removeOf('Safari en macOS', '20 de noviembre de 2026'))
    await userEvent.type(within(canvasElement).getByLabelText(passkeyWords.passwordToRemove), 'Equivocada#1')
    await press(canvasElement, passkeyWords.confirmRemoval)
  },
}
export const PasskeyRefused: Story = {
  name: 'El dispositivo no pudo crear la llave',
  args: { onAddPasskey: async () => ({ added: false, errors: { form: passkeyWords.deviceFailed } }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText(passkeyWords.passwordToAdd), 'Demo#2026')
    await press(canvasElement, passkeyWords.add)
  },
}
export const Failed: Story = {
  name: 'Las sesiones no llegaron',
  args: { sessions: undefined, loading: { failed: true, retrying: false, retry: nothing } },
}
export const Ending: Story = { name: 'Cerrando una sesión', args: { ending: 2 } }
export const Empty: Story = {
  name: 'Sin contraseña',
  play: ({ canvasElement }) => press(canvasElement, 'Cambiar contraseña'),
}
export const Wrong: Story = {
  name: 'Contraseña equivocada',
  args: { onPassword: async () => ({ password: confirmMessages.wrongPassword }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Tu contraseña actual'), 'Equivocada#1')
    await userEvent.type(page.getByLabelText('Tu contraseña nueva'), 'Renovada#2026')
    await press(canvasElement, 'Cambiar contraseña')
  },
}
export const Asked: Story = {
  name: 'Correo nuevo pedido',
  args: {
    pendingAddress: {
      pending: { address: 'ana.nueva@ejemplo.mx', until: '2026-11-26T18:00:00Z' },
      busy: undefined,
      onAgain: nothing,
      onWithdraw: nothing,
    },
  },
}

const press = (page: HTMLElement, name: string) => userEvent.click(within(page).getByRole('button', { name }))
