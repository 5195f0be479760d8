import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Card } from '../Card/Card'
import { Tag } from '../Tag/Tag'
import { Disclosure } from './Disclosure'

const meta = {
  title: 'Componentes/Contenido/Sección plegable (Disclosure)',
  component: Disclosure,
  args: {
    level: 'h3',
    title: '¿Cómo cambio o cancelo mi cita?',
    open: false,
    onOpen: () => undefined,
    children: (
      <p>En Citas, elige «Reagendar» en la tarjeta de tu cita. Puedes hacerlo hasta 24 horas antes.</p>
    ),
  },
  render: function Folding(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <Card flush>
        <Disclosure {...args} open={open} onOpen={setOpen} />
      </Card>
    )
  },
} satisfies Meta<typeof Disclosure>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = { name: 'Cerrada' }
export const Open: Story = { name: 'Abierta', args: { open: true } }
export const WithMark: Story = {
  name: 'Con marca y resumen',
  args: {
    title: 'Lunes 23',
    aside: <Tag>Guardado</Tag>,
    whenClosed: <p style={{ padding: '0 var(--space-4) var(--space-4)' }}>Cinco comidas</p>,
  },
}
