import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PsychologyPicture } from './PsychologyPicture'

const meta = {
  title: 'Componentes/Ilustración de psicología',
  component: PsychologyPicture,
} satisfies Meta<typeof PsychologyPicture>

export default meta

export const Picture: StoryObj<typeof meta> = { name: 'Ilustración' }
