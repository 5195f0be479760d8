import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { confirmMessages } from '../../../accountMessages'
import { OwnData, type OwnDataProps } from './OwnData'

const consent = {
  consent: { version: '2026-11', acceptedAt: '2026-11-20T18:00:00.000Z' },
  failed: false,
  retrying: false,
  onRetry: () => undefined,
}

const purposes: OwnDataProps['purposes'] = {
  purposes: {
    necessary: [
      { title: 'Atenderte', text: 'Proponerte comidas, revisar tus análisis y darte recomendaciones.' },
      { title: 'Tus pagos', text: 'Cobrar lo que compras y darte acceso a ello.' },
    ],
    voluntary: [
      {
        purpose: 'courseTopics',
        title: 'Novedades de tus cursos',
        text: 'Avisarte por correo cuando se abre un tema.',
        granted: true,
        chosenAt: null,
        version: null,
      },
      {
        purpose: 'statistics',
        title: 'Estadísticas de uso',
        text: 'Medir qué tan rápida es la app en tu dispositivo, sin tu nombre, para mejorarla.',
        granted: false,
        chosenAt: '2026-11-21T18:00:00.000Z',
        version: '2026-11',
      },
    ],
  },
  failed: false,
  retrying: false,
  onRetry: () => undefined,
  onChoose: () => undefined,
}

const done: OwnDataProps['end']['onEnd'] = async () => undefined

const meta = {
  title: 'Inicio/Tus datos y privacidad',
  component: OwnData,
  args: {
    consent,
    purposes,
    download: { onDownload: () => undefined, downloading: undefined },
    end: { hasPasskey: false, onEnd: done },
  },
} satisfies Meta<typeof OwnData>

export default meta

type Story = StoryObj<typeof meta>

async function end(page: HTMLElement, password: string) {
  const form = within(page)
  if (password) await userEvent.type(form.getByLabelText('Tu contraseña'), password)
  await userEvent.click(form.getByRole('button', { name: 'Eliminar mi cuenta' }))
}

async function confirm(page: HTMLElement) {
  await end(page, 'Equivocada#1')
  await userEvent.type(within(page).getByLabelText('Escribe ELIMINAR para confirmar'), 'ELIMINAR')
  await userEvent.click(within(page).getByRole('button', { name: 'Eliminar para siempre' }))
}

export const Whole: Story = { name: 'Completa' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Loading: Story = {
  name: 'Cargando',
  args: { consent: { ...consent, consent: undefined }, purposes: { ...purposes, purposes: undefined } },
}
export const Failed: Story = {
  name: 'Sin saber qué se aceptó',
  args: { consent: { ...consent, consent: undefined, failed: true } },
}
export const PurposesFailed: Story = {
  name: 'Sin saber para qué se usan',
  args: { purposes: { ...purposes, purposes: undefined, failed: true } },
}
export const NoPurposes: Story = {
  name: 'Un aviso sin finalidades',
  args: { purposes: { ...purposes, purposes: { necessary: [], voluntary: [] } } },
}
export const Never: Story = {
  name: 'Nada aceptado todavía',
  args: { consent: { ...consent, consent: { version: null, acceptedAt: null } } },
}
export const Downloading: Story = {
  name: 'Descargando',
  args: { download: { onDownload: () => undefined, downloading: 'page' } },
}
export const NoPassword: Story = {
  name: 'Sin contraseña',
  play: ({ canvasElement }) => end(canvasElement, ''),
}
export const Asked: Story = {
  name: 'Última pregunta',
  play: ({ canvasElement }) => end(canvasElement, 'Demo#2026'),
}
export const WrongPassword: Story = {
  name: 'Contraseña equivocada',
  args: { end: { hasPasskey: false, onEnd: async () => ({ password: confirmMessages.wrongPassword }) } },
  play: ({ canvasElement }) => confirm(canvasElement),
}
export const NotEnded: Story = {
  name: 'No se pudo eliminar',
  args: { end: { hasPasskey: false, onEnd: async () => ({ form: confirmMessages.tooManyTries }) } },
  play: ({ canvasElement }) => confirm(canvasElement),
}
