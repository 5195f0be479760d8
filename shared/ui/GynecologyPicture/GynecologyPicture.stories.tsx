import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { GynecologyPicture } from './GynecologyPicture'

const meta = {
  title: 'Componentes/Marca e imágenes/Ilustración de ginecología (GynecologyPicture)',
  component: GynecologyPicture,
} satisfies Meta<typeof GynecologyPicture>

export default meta

export const Picture: StoryObj<typeof meta> = { name: 'Ilustración' }
