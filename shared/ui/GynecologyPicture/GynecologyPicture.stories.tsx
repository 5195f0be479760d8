import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { GynecologyPicture } from './GynecologyPicture'

const meta = {
  title: 'Componentes/Ilustración de ginecología',
  component: GynecologyPicture,
} satisfies Meta<typeof GynecologyPicture>

export default meta

export const Picture: StoryObj<typeof meta> = { name: 'Ilustración' }
