import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleMonthlyPlans, samplePlans } from '../../samples'
import { PlanDetail } from './PlanDetail'

const nothing = () => undefined
const loaded = { failed: false, retrying: false, retry: nothing }

const meta = {
  title: 'Cuenta/Detalle de un plan',
  component: PlanDetail,
  args: {
    plan: samplePlans[0],
    loading: loaded,
    isLoading: false,
    monthly: sampleMonthlyPlans,
    view: 'detalle',
    onView: nothing,
    courses: [
      { id: 1, title: 'Nutrición funcional' },
      { id: 2, title: 'Control de peso' },
    ],
    coursesLoading: loaded,
  },
} satisfies Meta<typeof PlanDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Detail: Story = { name: 'Detalle del plan' }
export const Course: Story = { name: 'Curso', args: { view: 'curso' } }
export const Community: Story = { name: 'Comunidad', args: { view: 'comunidad' } }
export const WithoutCourses: Story = { name: 'Sin cursos', args: { view: 'curso', courses: [] } }
export const PricesLoading: Story = { name: 'Mientras llega lo que incluye', args: { monthly: undefined } }
export const NotChosen: Story = { name: 'Sin plan elegido', args: { plan: undefined } }
export const Loading: Story = { name: 'Cargando', args: { plan: undefined, isLoading: true } }
export const Failed: Story = {
  name: 'No llegó',
  args: { plan: undefined, loading: { ...loaded, failed: true } },
}
