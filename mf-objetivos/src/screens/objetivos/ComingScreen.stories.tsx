import type { Meta, StoryObj } from '@storybook/react-webpack5'
import ComingScreen from './ComingScreen'

const meta = { title: 'Objetivos', component: ComingScreen } satisfies Meta<typeof ComingScreen>

export default meta

export const Coming: StoryObj<typeof meta> = { name: 'Próximamente' }
