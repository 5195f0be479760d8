import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NutritionPicture } from './NutritionPicture'

const meta = {
  title: 'Componentes/Ilustración de nutrición',
  component: NutritionPicture,
} satisfies Meta<typeof NutritionPicture>

export default meta

export const Picture: StoryObj<typeof meta> = { name: 'Ilustración' }
