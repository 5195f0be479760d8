import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { MemoryRouter } from 'shared/router/memory'
import type { ContentEntries } from '../../../contract/tips'
import { sampleCategories, sampleEntries } from '../../tips/sampleTips'
import { TipPages } from './TipPages'

interface Circumstances {
  at?: string
  tips?: ContentEntries
}

/** The screen with its answers in the cache: a story makes no calls. */
function Standing({ at = '/user/tip', tips = sampleEntries('tip') }: Circumstances) {
  const cache = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  cache.setQueryData(['diet', 'content', 'tip'], tips)
  cache.setQueryData(['diet', 'content', 'video'], sampleEntries('video'))
  cache.setQueryData(['diet', 'content', 'categories'], sampleCategories)
  cache.setQueryData(['diet', 'content', 'entry', 'tip-0'], sampleEntries('tip'))
  cache.setQueryData(['diet', 'content', 'entry', 'nadie'], { ...tips, items: [] })
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>
        <TipPages />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Comidas/Tips',
  component: Standing,
  parameters: { router: false },
  // As wide as the frame lets a screen be.
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 'var(--width-content)', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

const desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }

export const Tips: Story = { name: 'Tips' }
export const TipsOnDesktop: Story = { name: 'Tips en escritorio', ...desktop }
export const Filtered: Story = { name: 'De una etiqueta', args: { at: '/user/tip?etiqueta=habitos' } }
export const Videos: Story = { name: 'Videos', args: { at: '/user/tip?tab=videos' } }
export const Learn: Story = { name: 'Aprende más', args: { at: '/user/tip?tab=aprende' } }
export const Empty: Story = {
  name: 'Sin tips',
  args: { tips: { ...sampleEntries('tip'), items: [], total: 0 } },
}
export const Loading: Story = {
  name: 'Cargando',
  args: { at: '/user/tip?especialidad=psicologia' },
}
export const Detail: Story = { name: 'Un tip', args: { at: '/user/tip?tip=tip-0' } }
export const DetailOnDesktop: Story = {
  name: 'Un tip en escritorio',
  args: { at: '/user/tip?tip=tip-0' },
  ...desktop,
}
export const Missing: Story = { name: 'Un tip que ya no está', args: { at: '/user/tip?tip=nadie' } }
