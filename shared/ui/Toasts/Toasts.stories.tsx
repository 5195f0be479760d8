import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Button } from '../Button/Button'
import { type ToastItem, Toasts } from './Toasts'

const meta = {
  title: 'Componentes/Ventanas y avisos/Avisos (Toasts)',
  component: Toasts,
  args: { toasts: [], onClose: () => undefined },
} satisfies Meta<typeof Toasts>

export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: 'Dos a la vez',
  args: {
    toasts: [
      { id: 1, type: 'success', title: 'Listo!', message: 'Se ha guardado este plan de comidas.' },
      { id: 2, type: 'error', title: 'Error!', message: 'No ha sido posible valorar la receta.' },
    ],
  },
}
export const Live: Story = {
  name: 'Al pedirlos',
  render: function Live() {
    const [toasts, setToasts] = useState<ToastItem[]>([])
    return (
      <>
        <Button
          onClick={() =>
            setToasts([
              ...toasts,
              {
                id: Date.now(),
                type: 'success',
                title: 'Listo!',
                message: 'Se ha guardado este plan de comidas.',
              },
            ])
          }
        >
          Guardar Cambios
        </Button>
        <Toasts toasts={toasts} onClose={id => setToasts(toasts.filter(toast => toast.id !== id))} />
      </>
    )
  },
}
