import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { RecipePicture } from './RecipePicture'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="wheat"/><circle cx="160" cy="120" r="90" fill="white"/><circle cx="160" cy="120" r="60" fill="olivedrab"/><circle cx="140" cy="110" r="16" fill="tomato"/><circle cx="185" cy="135" r="14" fill="gold"/></svg>',
)}`

const meta = {
  title: 'Comidas/Imagen de receta',
  component: RecipePicture,
  args: { alt: 'Imagen de la receta', width: 320, height: 240, eager: true },
  decorators: [
    Story => (
      <div style={{ maxWidth: 'var(--width-form)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipePicture>

export default meta

type Story = StoryObj<typeof meta>

export const ByDefault: Story = { name: 'Sin imagen' }
export const Loaded: Story = { name: 'Con imagen', args: { src: PICTURE, alt: 'Ensalada en un plato' } }
export const Broken: Story = { name: 'Imagen que no llega', args: { src: 'data:image/png;base64,AA' } }
