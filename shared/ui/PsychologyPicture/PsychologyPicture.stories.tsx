import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PsychologyPicture } from './PsychologyPicture'

const meta = {
  title: 'Componentes/Marca e imágenes/Ilustración de psicología (PsychologyPicture)',
  component: PsychologyPicture,
} satisfies Meta<typeof PsychologyPicture>

export default meta

export const Picture: StoryObj<typeof meta> = { name: 'Ilustración' }
