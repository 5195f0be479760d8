import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleNotice } from '../../privacy/sampleNotice'
import { Consent } from './Consent'

const meta = {
  title: 'Inicio/Aceptar el aviso',
  component: Consent,
  parameters: { layout: 'fullscreen' },
  args: {
    notice: sampleNotice,
    failed: false,
    retrying: false,
    onRetry: () => undefined,
    onAccept: () => undefined,
    accepting: false,
    onSignOut: () => undefined,
  },
} satisfies Meta<typeof Consent>

export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = { name: 'Antes de continuar' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Accepting: Story = { name: 'Guardando', args: { accepting: true } }
export const Refused: Story = {
  name: 'El aviso cambió',
  args: { refused: 'El aviso de privacidad cambió. Lee la versión vigente antes de aceptarla.' },
}
export const Loading: Story = { name: 'Cargando', args: { notice: undefined } }
export const Failed: Story = { name: 'No se pudo cargar', args: { notice: undefined, failed: true } }
