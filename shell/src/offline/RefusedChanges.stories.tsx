import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { RefusedChanges } from './RefusedChanges'

const plan = {
  id: 'a',
  content: 'Tu plan del lunes 23 de noviembre de 2026',
  failure: { title: 'Error!', message: 'No ha sido posible guardar ese plan de comidas.' },
  refusal: 'Hay recetas de tu plan que no están incluidas en tus cursos.',
}
const rating = {
  id: 'b',
  content: 'Salmón al horno: Fue genial. Le puse menos sal y quedó muy bien.',
  failure: { title: 'Valoración!', message: 'No ha sido posible valorar la receta.' },
  refusal: 'No encontramos esta receta.',
}

const meta = {
  title: 'Inicio/Cambios rechazados',
  component: RefusedChanges,
  args: { changes: [plan], onSeen: () => undefined },
} satisfies Meta<typeof RefusedChanges>

export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { name: 'Uno' }
export const Several: Story = { name: 'Varios', args: { changes: [plan, rating] } }
