import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FileField } from './FileField'

const nothing = () => undefined

const meta = {
  title: 'Componentes/Campo de archivo',
  component: FileField,
  args: { label: 'Tu análisis', onChoose: nothing, onCancel: nothing },
} satisfies Meta<typeof FileField>

export default meta

type Story = StoryObj<typeof meta>

const LONG = 'resultados-quimica-sanguinea-de-35-elementos-ana-sofia-garza-noviembre-2026.pdf'

export const Empty: Story = { name: 'Sin archivo' }
export const Stored: Story = {
  name: 'Con archivo',
  args: { fileName: 'quimica-sanguinea.pdf', onRemove: nothing },
}
export const LongName: Story = { name: 'Nombre largo', args: { fileName: LONG, onRemove: nothing } }
export const UnderWay: Story = {
  name: 'Subiendo',
  args: { fileName: 'quimica-sanguinea.pdf', progress: 0.45 },
}
export const AlmostDone: Story = {
  name: 'Casi listo',
  args: { fileName: 'quimica-sanguinea.pdf', progress: 1 },
}
export const Refused: Story = {
  name: 'Archivo que no sirve',
  args: { error: 'El archivo pesa más de 15 MB. Elige uno más ligero.' },
}
export const Failed: Story = {
  name: 'No se pudo subir',
  args: {
    fileName: 'quimica-sanguinea.pdf',
    error: 'No pudimos conectar con My Diet. Revisa tu internet e inténtalo de nuevo.',
    onRetry: nothing,
  },
}
