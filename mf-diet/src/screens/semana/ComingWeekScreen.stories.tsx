import type { Meta, StoryObj } from '@storybook/react-webpack5'
import ComingWeekScreen from './ComingWeekScreen'

const meta = { title: 'Comidas/Semana', component: ComingWeekScreen } satisfies Meta<typeof ComingWeekScreen>

export default meta

export const Coming: StoryObj<typeof meta> = { name: 'Próximamente' }
