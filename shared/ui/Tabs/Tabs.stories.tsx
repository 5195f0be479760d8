import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { BookIcon, PlayIcon, SparklesIcon } from '../Icon/Icon'
import { Tabs } from './Tabs'

const meta = {
  title: 'Componentes/Estructura y navegación/Pestañas (Tabs)',
  component: Tabs,
  args: {
    label: 'Contenido',
    tabs: [
      { id: 'tips', label: 'Tips', icon: <SparklesIcon size="small" /> },
      { id: 'videos', label: 'Videos', icon: <PlayIcon size="small" /> },
      { id: 'aprende', label: 'Aprende más', icon: <BookIcon size="small" /> },
    ],
    selected: 'tips',
    onSelect: () => undefined,
    children: 'Lo que muestra la pestaña.',
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected)
    return <Tabs {...args} selected={selected} onSelect={setSelected} />
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

export const WithIcons: Story = { name: 'Con íconos' }
export const Words: Story = {
  name: 'Solo palabras',
  args: {
    tabs: [
      { id: 'nutricion', label: 'Nutrición' },
      { id: 'psicologia', label: 'Psicología' },
      { id: 'ginecologia', label: 'Ginecología' },
    ],
    selected: 'psicologia',
  },
}
