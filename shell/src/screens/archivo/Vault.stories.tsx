import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleOpened, sampleOpenings } from './sampleVault'
import { Vault } from './Vault'

const nothing = () => undefined
const loading = { failed: false, retrying: false, retry: nothing }

const meta = {
  title: 'Inicio/Archivo bloqueado',
  component: Vault,
  args: {
    openings: sampleOpenings,
    loading,
    refusal: '',
    opened: undefined,
    onAsk: async () => ({}),
    onApprove: async () => ({}),
    onRead: async () => undefined,
    onDownload: nothing,
    onSave: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof Vault>

export default meta

type Story = StoryObj<typeof meta>

export const Wishes: Story = {}

export const NoWish: Story = { args: { openings: [] } }

export const Loading: Story = { args: { openings: undefined } }

export const Failed: Story = { args: { openings: undefined, loading: { ...loading, failed: true } } }

export const Opened: Story = { args: { opened: sampleOpened } }
