import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Button } from '../Button/Button'
import { Dialog } from './Dialog'

const meta = {
  title: 'Componentes/Ventanas y avisos/Diálogo (Dialog)',
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Desbloquea tu plan de comidas',
    children: 'Con tu plan recibes recetas para los cinco momentos del día, hechas para ti.',
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { name: 'Abierto' }
export const WithActions: Story = {
  name: 'Con acciones',
  args: {
    title: '¿Cancelar tu cita?',
    size: 'small',
    children: 'Tu lugar del jueves 26 de noviembre a las 10:00 quedará libre para alguien más.',
    footer: (
      <>
        <Button variant="quiet">Lo pensare de nuevo</Button>
        <Button variant="danger">Cancelar Cita</Button>
      </>
    ),
  },
}
export const Long: Story = {
  name: 'Largo',
  args: {
    size: 'large',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={String(index)} style={{ marginBottom: 'var(--space-4)' }}>
        Paso {index + 1}. Calienta el comal, asa los jitomates y muélelos con ajo, cebolla y un poco de sal.
      </p>
    )),
    footer: <Button>Guardar Cambios</Button>,
  },
}
export const FromButton: Story = {
  name: 'Desde un botón',
  args: { open: false },
  render: function FromButton(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
}
