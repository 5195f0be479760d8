import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Componentes/Estructura y navegación/Encabezado (PageHeader)',
  component: PageHeader,
  args: { title: 'Comidas de hoy' },
} satisfies Meta<typeof PageHeader>

export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = { name: 'Solo título' }
export const Whole: Story = {
  name: 'Completo',
  args: {
    back: { to: '/user/comidas', label: 'Comidas' },
    lead: 'Selecciona el día, modifica tus recetas y recuerda guardar.',
    action: (
      <ButtonLink to="/user/comida/semana" variant="secondary" size="small">
        Ver Semana
      </ButtonLink>
    ),
  },
}
