import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Card, cardTarget } from './Card'

const meta = {
  title: 'Componentes/Contenido/Tarjeta (Card)',
  component: Card,
  args: { children: 'Asesoría nutricional en línea, 20 minutos.' },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Papel', args: { tone: 'plain' } }
export const Green: Story = { name: 'Nutrición', args: { tone: 'green' } }
export const Violet: Story = { name: 'Psicología', args: { tone: 'violet' } }
export const Rose: Story = { name: 'Ginecología', args: { tone: 'rose' } }
export const Papaya: Story = { name: 'Acento', args: { tone: 'papaya' } }
export const Sunken: Story = { name: 'Hundida', args: { tone: 'sunken' } }
export const Target: Story = {
  name: 'Toda la tarjeta es un botón',
  args: {
    children: (
      <button type="button" className={cardTarget}>
        Asesoría nutricional en línea, 20 minutos.
      </button>
    ),
  },
}
