import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Certificate, NoCertificate } from './Certificate'
import { sampleCertificate } from './sampleCertificate'

const meta = {
  title: 'Cursos/Constancia',
  component: Certificate,
  args: { certificate: sampleCertificate },
} satisfies Meta<typeof Certificate>

export default meta

type Story = StoryObj<typeof meta>

export const Done: Story = { name: 'Curso terminado' }
export const OnDesktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const NotDone: Story = { name: 'Curso sin terminar', render: () => <NoCertificate /> }
