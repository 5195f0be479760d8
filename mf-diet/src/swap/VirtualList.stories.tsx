import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { VirtualList } from './VirtualList'

const meta = {
  title: 'Componentes/Contenido/Lista larga (VirtualList)',
  component: VirtualList,
  args: {
    label: 'Números',
    items: Array.from({ length: 5_000 }, (_, index) => index + 1),
    keyOf: item => item as number,
    rowRem: 3,
    before: <p>5,000 renglones; las flechas los recorren.</p>,
    children: item => (
      <button
        type="button"
        style={{
          width: '100%',
          height: '100%',
          border: 0,
          borderBottom: 'var(--stroke) solid var(--line)',
          background: 'none',
          textAlign: 'start',
        }}
      >{`Renglón ${item as number}`}</button>
    ),
  },
} satisfies Meta<typeof VirtualList>

export default meta

export const Thousands: StoryObj<typeof meta> = { name: 'Miles de renglones' }
export const One: StoryObj<typeof meta> = { name: 'Uno', args: { items: [1], before: undefined } }
