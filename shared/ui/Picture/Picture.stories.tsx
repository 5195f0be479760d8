import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BookIcon } from '../Icon/Icon'
import { Picture } from './Picture'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="wheat"/><circle cx="160" cy="120" r="90" fill="olivedrab"/></svg>',
)}`

const meta = {
  title: 'Componentes/Marca e imágenes/Imagen (Picture)',
  component: Picture,
  args: {
    alt: 'Un plato',
    width: 320,
    height: 240,
    eager: true,
    fallback: <BookIcon size="large" />,
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 'var(--width-form)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta

type Story = StoryObj<typeof meta>

export const Loaded: Story = { name: 'Con imagen', args: { src: PICTURE } }
export const Without: Story = { name: 'Sin imagen' }
export const Broken: Story = { name: 'Imagen que no llega', args: { src: 'data:image/png;base64,AA' } }
