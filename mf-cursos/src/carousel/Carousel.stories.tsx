import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Card } from 'shared/ui/Card'
import { Carousel } from './Carousel'

const TONES = ['green', 'violet', 'rose', 'papaya', 'sunken'] as const

const meta = {
  title: 'Componentes/Contenido/Carrusel (Carousel)',
  component: Carousel,
  args: {
    label: 'Cursos para ti',
    items: ['Comer sin culpa', 'Dormir mejor', 'Tu ciclo', 'Cocina de diario', 'Calma en diez minutos'],
    keyOf: item => item as string,
    children: item => (
      <Card tone={TONES[(item as string).length % TONES.length]}>
        <h3>{item as string}</h3>
        <p>Seis lecciones cortas, a tu ritmo.</p>
      </Card>
    ),
  },
} satisfies Meta<typeof Carousel>

export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = { name: 'Tres por página' }
export const One: Story = { name: 'Uno por página', args: { perPage: 1 } }
export const Autoplay: Story = { name: 'Avanza solo', args: { autoplay: true } }
export const Alone: Story = { name: 'Un solo elemento', args: { items: ['Comer sin culpa'] } }
export const Fitting: Story = {
  name: 'Caben todos',
  args: { items: ['Comer sin culpa', 'Dormir mejor', 'Tu ciclo'] },
  globals: { viewport: { value: 'desktop' } },
  tags: ['desktop'],
}
