import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { releaseRefusals, releaseWords } from '../../../releasesMessages'
import { Releases } from './Releases'
import { sampleApps } from './sampleReleases'

const nothing = () => undefined

const meta = {
  title: 'Inicio/Entregas de los equipos',
  component: Releases,
  args: {
    apps: sampleApps,
    loading: { failed: false, retrying: false, retry: nothing },
    refusal: '',
    onBack: async () => ({}),
    onDecide: async () => ({}),
    preview: { link: undefined, onClose: nothing, onConfirm: async () => '' },
  },
} satisfies Meta<typeof Releases>

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { name: 'Completa' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Kept: Story = {
  name: 'Con las otras versiones',
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button', { name: /^Otras versiones/ }))
      await userEvent.click(button)
  },
}
export const Asking: Story = {
  name: 'Volver a la anterior',
  play: ({ canvasElement }) => askBack(canvasElement),
}
export const NoReason: Story = {
  name: 'Sin decir por qué',
  play: async ({ canvasElement }) => {
    await askBack(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: releaseWords.confirm }))
  },
}
export const Previewing: Story = {
  name: 'Ver antes',
  args: {
    preview: {
      link: 'mf-diet.0f3a91c2d4e5b678.1795887000.0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
      onClose: nothing,
      onConfirm: async () => releaseRefusals.previewGone,
    },
  },
}
export const Stopped: Story = {
  name: 'Una prueba detenida',
  args: {
    apps: sampleApps.map(one =>
      one.trial
        ? {
            ...one,
            trial: {
              ...one.trial,
              share: 0,
              held: {
                at: '2026-11-26T16:20:00Z',
                by: 'equipo@mydiet.mx',
                reason: 'letras cortadas en Comidas',
              },
            },
          }
        : one,
    ),
  },
}
export const TakingBack: Story = {
  name: 'Retirar la que está a prueba',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: /^Retirar: mf-diet/ })),
}
export const OtherTeam: Story = {
  name: 'De otro equipo',
  args: { apps: sampleApps.map(one => ({ ...one, mine: false })) },
}
export const Loading: Story = { name: 'Cargando', args: { apps: undefined } }
export const NoShelf: Story = {
  name: 'Sin las versiones a la mano',
  args: { apps: sampleApps.map(one => ({ ...one, before: null, releases: [] })) },
}
export const Failed: Story = {
  name: 'No llegaron',
  args: { apps: undefined, loading: { failed: true, retrying: false, retry: nothing } },
}
export const Refused: Story = {
  name: 'Otra tarea',
  args: {
    apps: undefined,
    loading: { failed: true, retrying: false, retry: nothing },
    refusal: 'Esta acción no es de tus tareas en la clínica. Pide a quien administra que te la asigne.',
  },
}
export const Changed: Story = {
  name: 'Alguien la cambió antes',
  args: { onBack: async () => ({ form: releaseRefusals.changed }) },
  play: async ({ canvasElement }) => {
    await askBack(canvasElement)
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(releaseWords.reason), 'Página en blanco')
    await userEvent.click(page.getByRole('button', { name: releaseWords.confirm }))
  },
}

const askBack = (page: HTMLElement) =>
  userEvent.click(within(page).getByRole('button', { name: `${releaseWords.back}: mf-diet` }))
