import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PictureField } from './PictureField'

const nothing = () => undefined

/** A face drawn with few lines, so that the story needs no file. */
const FACE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#8cc56a"/><circle cx="32" cy="26" r="13" fill="#fffaf0"/><path d="M8 64a24 24 0 0 1 48 0" fill="#dd4b39"/></svg>',
)}`

const meta = {
  title: 'Componentes/Formularios/Campo de foto (PictureField)',
  component: PictureField,
  args: { label: 'Foto', name: 'Ana Sofía Garza', optional: true, onChoose: nothing, onCancel: nothing },
} satisfies Meta<typeof PictureField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Sin foto' }
export const WithPicture: Story = { name: 'Con foto', args: { picture: FACE, onRemove: nothing } }
export const UnderWay: Story = { name: 'Subiendo', args: { picture: FACE, progress: 0.45 } }
export const FirstUnderWay: Story = { name: 'Subiendo la primera', args: { progress: 0.25 } }
export const AlmostDone: Story = { name: 'Casi lista', args: { picture: FACE, progress: 1 } }
export const Refused: Story = {
  name: 'Archivo que no sirve',
  args: { error: 'La foto pesa más de 8 MB. Elige una más ligera.' },
}
export const Failed: Story = {
  name: 'No se pudo subir',
  args: {
    picture: FACE,
    error: 'No pudimos conectar con My Diet. Revisa tu internet e inténtalo de nuevo.',
    onRetry: nothing,
    onRemove: nothing,
  },
}
