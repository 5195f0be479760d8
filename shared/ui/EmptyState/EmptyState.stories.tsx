import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { WelcomePicture } from '../WelcomePicture/WelcomePicture'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Componentes/Vacío, espera y error/Estado vacío (EmptyState)',
  component: EmptyState,
  args: { title: 'Tu salud empieza en tu plato' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const WithPicture: Story = {
  name: 'Con imagen y acción',
  args: {
    picture: <WelcomePicture />,
    children: 'Prepara tus comidas de hoy y te diremos qué comprar y cómo cocinarlo.',
    action: <ButtonLink to="/user">Preparar comidas</ButtonLink>,
  },
}
export const Bare: Story = {
  name: 'Solo palabras',
  args: { title: 'Aún no tienes citas programadas', children: 'Elige con quién y cuándo: toma un minuto.' },
}
