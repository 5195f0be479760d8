import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleCatalogue, samplePlan } from '../sampleCatalogue'
import { EquivalentsOfDay } from './EquivalentsOfDay'

const meta = {
  title: 'Comidas/Equivalentes del día',
  component: EquivalentsOfDay,
  args: { plan: samplePlan, catalogue: sampleCatalogue },
} satisfies Meta<typeof EquivalentsOfDay>

export default meta

export const Day: StoryObj<typeof meta> = { name: 'De un día' }
