import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Card } from '../Card/Card'
import { PagedList } from './PagedList'

const meta = {
  title: 'Componentes/Contenido/Lista por páginas (PagedList)',
  component: PagedList,
  args: {
    label: 'Comentarios',
    items: Array.from({ length: 12 }, (_, index) => `Comentario ${index + 1}`),
    keyOf: item => item as string,
    children: item => <Card>{item as string}</Card>,
  },
  render: function Growing(args) {
    const [shown, setShown] = useState(4)
    const more = args.loading || shown < args.items.length
    return (
      <PagedList
        {...args}
        items={args.items.slice(0, shown)}
        onMore={more ? () => setShown(shown + 4) : undefined}
      />
    )
  },
} satisfies Meta<typeof PagedList>

export default meta

export const First: StoryObj<typeof meta> = { name: 'Primera página' }
export const Loading: StoryObj<typeof meta> = { name: 'Cargando', args: { loading: true } }
