import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleCategories } from '../../tips/sampleTips'
import { DocumentList } from './DocumentList'

const meta = {
  title: 'Comidas/Documentos',
  component: DocumentList,
  args: {
    documents: sampleCategories[0]?.documents,
    failed: false,
    retrying: false,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof DocumentList>

export default meta

type Story = StoryObj<typeof meta>

export const Documents: Story = { name: 'Documentos' }
export const Loading: Story = { name: 'Cargando', args: { documents: undefined } }
export const Empty: Story = { name: 'Sin documentos', args: { documents: [] } }
export const Failed: Story = { name: 'No llegaron', args: { failed: true } }
