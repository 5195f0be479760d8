import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useRef } from 'react'
import { FullScreenButton } from './FullScreenButton'

function Standing() {
  const place = useRef<HTMLElement>(null)
  return (
    <section ref={place} style={{ background: 'var(--paper)', color: 'var(--ink)' }}>
      <FullScreenButton place={place} />
      <p>Elige dos colores de verdura para tu próxima comida.</p>
    </section>
  )
}

const meta = {
  title: 'Componentes/Acciones/Pantalla completa (FullScreenButton)',
  component: Standing,
} satisfies Meta<typeof Standing>

export default meta

export const Button: StoryObj<typeof meta> = { name: 'Botón' }
