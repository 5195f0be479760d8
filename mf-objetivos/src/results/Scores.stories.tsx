import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Scores } from './Scores'

const meta = {
  title: 'Objetivos/Balance y rangos',
  component: Scores,
  args: {
    balance: 14,
    scores: [
      { area: 'Ánimo', percentage: 8 },
      { area: 'Descanso', percentage: 40 },
      { area: 'Energía', percentage: 90 },
    ],
  },
} satisfies Meta<typeof Scores>

export default meta

type Story = StoryObj<typeof meta>

export const Critical: Story = { name: '14 %, sin rangos' }
export const Stable: Story = { name: '100 %, sin rangos', args: { balance: 100 } }
export const Severe: Story = {
  name: 'GAD-7 grave',
  args: {
    balance: 0,
    scores: [
      { area: 'Nervios', percentage: 0 },
      { area: 'Preocupación', percentage: 0 },
    ],
    band: { points: 21, highest: 21, words: 'Síntomas graves', level: 'Crítico', higherIs: 'peor' },
  },
}
export const Mild: Story = {
  name: 'PHQ-9 leve',
  args: {
    balance: 74,
    band: { points: 7, highest: 27, words: 'Síntomas leves', level: 'Complicado', higherIs: 'peor' },
  },
}
export const Desktop: Story = {
  ...Severe,
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
