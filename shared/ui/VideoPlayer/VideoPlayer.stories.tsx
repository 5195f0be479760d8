import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { VideoPlayer } from './VideoPlayer'

const meta = {
  title: 'Componentes/Contenido/Video (VideoPlayer)',
  component: VideoPlayer,
  args: { id: 'xyQY8a-ng6g', title: 'Cómo lo que comes afecta a tu cerebro' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 'var(--width-reading)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>

export default meta

export const Waiting: StoryObj<typeof meta> = { name: 'Sin portada' }
export const WithPoster: StoryObj<typeof meta> = {
  name: 'Con portada',
  args: { poster: '/api/files/tip-agua-a-la-vista.webp' },
}
