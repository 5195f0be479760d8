import type { Meta, StoryObj } from '@storybook/react-webpack5'
import * as icons from './Icon'

const meta = { title: 'Componentes/Marca e imágenes/Iconos (Icon)' } satisfies Meta

export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Todos',
  render: () => (
    <ul
      className="icons"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(var(--size-extra), 1fr))',
        gap: 'var(--space-6) var(--space-2)',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-2)' }}>
          <Icon />
          <small>{name.replace('Icon', '')}</small>
        </li>
      ))}
    </ul>
  ),
}
