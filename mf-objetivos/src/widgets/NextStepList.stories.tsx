import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleSteps } from '../next/sampleSteps'
import { NextStepList } from './NextStepList'

const meta = {
  title: 'Objetivos/Lo que sigue',
  component: NextStepList,
  args: { steps: sampleSteps, failed: false, retrying: false, onRetry: () => undefined },
} satisfies Meta<typeof NextStepList>

export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = { name: 'Varias cosas' }
export const Others: Story = { name: 'De la familia', args: { steps: sampleSteps.slice(3) } }
export const Profile: Story = { name: 'Falta el perfil', args: { steps: [{ kind: 'profile' }] } }
export const None: Story = { name: 'Nada pendiente', args: { steps: [] } }
export const Loading: Story = { name: 'Cargando', args: { steps: undefined } }
export const Failed: Story = { name: 'Sin respuesta', args: { steps: undefined, failed: true } }
