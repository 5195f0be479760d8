import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleNotice } from '../../privacy/sampleNotice'
import { PrivacyNoticePage } from './PrivacyNoticePage'

const meta = {
  title: 'Inicio/Aviso de privacidad',
  component: PrivacyNoticePage,
  parameters: { layout: 'fullscreen' },
  args: {
    notice: sampleNotice,
    missing: false,
    failed: false,
    retrying: false,
    onRetry: () => undefined,
    signedIn: false,
  },
} satisfies Meta<typeof PrivacyNoticePage>

export default meta

type Story = StoryObj<typeof meta>

const desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }

export const Notice: Story = { name: 'Aviso' }
export const Desktop: Story = { name: 'En escritorio', ...desktop }
export const SignedIn: Story = { name: 'Con sesión', args: { signedIn: true } }
export const Loading: Story = { name: 'Cargando', args: { notice: undefined } }
export const Missing: Story = { name: 'Sin publicar', args: { notice: undefined, missing: true } }
export const Failed: Story = { name: 'No se pudo cargar', args: { notice: undefined, failed: true } }
