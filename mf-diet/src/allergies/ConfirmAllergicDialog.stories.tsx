import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleCatalogue, samplePlan } from '../sampleCatalogue'
import { ConfirmAllergicDialog } from './ConfirmAllergicDialog'

const meta = {
  title: 'Comidas/Confirmar lo que se evita',
  component: ConfirmAllergicDialog,
  args: {
    aliments: sampleCatalogue.aliments,
    question: {
      plan: samplePlan,
      foods: [
        {
          slot: 'breakfast',
          exclusion: { alimentId: 4, reason: 'allergy', because: { allergens: ['Leche'], unknown: false } },
        },
        {
          slot: 'snack_afternoon',
          exclusion: { alimentId: 12, reason: 'allergy', because: { allergens: ['Leche'], unknown: true } },
        },
      ],
      answer: () => undefined,
    },
  },
} satisfies Meta<typeof ConfirmAllergicDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = { name: 'Lo lleva, y no se sabe' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
