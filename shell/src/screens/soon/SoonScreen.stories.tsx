import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SoonScreen } from './SoonScreen'

const meta = {
  title: 'Inicio/Registro y recuperación',
  component: SoonScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SoonScreen>

export default meta

export const Coming: StoryObj<typeof meta> = { name: 'Próximamente' }
