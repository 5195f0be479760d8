import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NutritionPicture } from './NutritionPicture'

const meta = {
  title: 'Componentes/Marca e imágenes/Ilustración de nutrición (NutritionPicture)',
  component: NutritionPicture,
} satisfies Meta<typeof NutritionPicture>

export default meta

export const Picture: StoryObj<typeof meta> = { name: 'Ilustración' }
