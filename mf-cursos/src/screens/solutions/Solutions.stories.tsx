import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { MemoryRouter } from 'shared/router/memory'
import { userEvent, within } from 'storybook/test'
import { sampleProducts } from '../../sampleCourse'
import SolutionsScreen from './SolutionsScreen'

/** The screen with its answers in the cache: a story makes no calls. */
function Standing({ at = '' }: { at?: string }) {
  const cache = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  cache.setQueryData(['cursos', 'products', '', 6], sampleProducts)
  cache.setQueryData(['cursos', 'products', 'nada', 6], [])
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[`/user/solutions${at}`]}>
        <SolutionsScreen />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Cursos/Solutions',
  component: Standing,
  parameters: { router: false },
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

export const Products: Story = { name: 'Productos' }
export const OnDesktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const NothingFound: Story = { name: 'Sin resultados', args: { at: '?etiquetas=nada' } }
export const Loading: Story = { name: 'Cargando', args: { at: '?etiquetas=fibra' } }
export const Product: Story = {
  name: 'Un producto',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Amaranto reventado' })),
}
