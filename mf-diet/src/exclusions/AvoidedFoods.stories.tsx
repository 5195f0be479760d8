import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleCatalogue } from '../sampleCatalogue'
import { AvoidedFoods } from './AvoidedFoods'

const meta = {
  title: 'Comidas/Aviso de alimentos que evitas',
  component: AvoidedFoods,
  args: {
    ingredients: sampleCatalogue.recipeOf(4)?.ingredients ?? [],
    exclusions: [{ alimentId: 4, reason: 'dislike' }],
    alimentOf: sampleCatalogue.alimentOf,
  },
} satisfies Meta<typeof AvoidedFoods>

export default meta

type Story = StoryObj<typeof meta>

export const Dislike: Story = { name: 'No me gusta' }
export const Allergen: Story = {
  name: 'Por un alérgeno, y sin saberlo',
  args: {
    exclusions: [
      { alimentId: 4, reason: 'allergy', because: { allergens: ['Leche'], unknown: false } },
      { alimentId: 12, reason: 'allergy', because: { allergens: ['Leche'], unknown: true } },
    ],
  },
}
export const Allergy: Story = {
  name: 'Alergia',
  args: {
    exclusions: [
      { alimentId: 4, reason: 'dislike' },
      { alimentId: 12, reason: 'allergy' },
    ],
  },
}
