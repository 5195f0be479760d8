import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { MediaPlayer } from './MediaPlayer'

/** A moment of silence, so that the story needs no file. */
const SILENCE = `data:audio/wav;base64,UklGRrQBAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YZABAACA${'gICA'.repeat(132)}gICA`

const meta = {
  title: 'Componentes/Contenido/Reproductor (MediaPlayer)',
  component: MediaPlayer,
  args: { kind: 'audio', title: 'Respira antes de comer', src: SILENCE },
} satisfies Meta<typeof MediaPlayer>

export default meta

type Story = StoryObj<typeof meta>

export const Audio: Story = { name: 'Audio' }
export const AudioWithCaptions: Story = {
  name: 'Audio con subtítulos',
  args: {
    captions: [
      {
        src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:10.000\nInhala: uno, dos, tres, cuatro.\n')}`,
        language: 'es',
        label: 'Español',
      },
    ],
  },
}
export const Video: Story = { name: 'Video', args: { kind: 'video' } }
export const VideoWithCaptions: Story = {
  name: 'Video con subtítulos',
  args: { ...AudioWithCaptions.args, kind: 'video' },
}
export const Failed: Story = { name: 'No se pudo abrir', args: { src: 'data:audio/wav;base64,AAAA' } }
