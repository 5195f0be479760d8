import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { pricesQuery } from 'shared/buying/usePrices'
import { offeredCourses } from 'shared/courses/useOfferedCourses'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { MemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import { progressFlags } from '../../../rules/progress/progressFlags'
import {
  SAMPLE_DAYS,
  sampleCategories,
  sampleCourse,
  sampleCourses,
  sampleNotices,
  sampleOwn,
  samplePrices,
  sampleProducts,
  sampleQuestions,
} from '../../sampleCourse'
import CourseScreen from './CourseScreen'
import OlderCourseScreen from './OlderCourseScreen'

interface Circumstances {
  at?: string
  older?: boolean
  empty?: boolean
}

/** The screen with its answers in the cache: a story makes no calls. */
function Standing({ at = '?curso=1', older = false, empty = false }: Circumstances) {
  const cache = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const course = { ...sampleCourse, anonymousQuestions: true, categories: empty ? [] : sampleCategories }
  cache.setQueryData(['cursos', 'content', 1, 1], course)
  cache.setQueryData(['cursos', 'progress', 1, 1], { id: 1, categories: progressFlags(course.categories) })
  cache.setQueryData(['cursos', 'own', 1, [1]], sampleOwn)
  cache.setQueryData(offeredCourses.queryKey, sampleCourses)
  cache.setQueryData(pricesQuery(1).queryKey, samplePrices)
  cache.setQueryData(['cursos', 'notices', 1], empty ? [] : sampleNotices)
  cache.setQueryData(['cursos', 'mails', 1], { replies: true, unlocks: false })
  cache.setQueryData(['cursos', 'products', '', 6], sampleProducts)
  cache.setQueryData(['cursos', 'community', 1, { filter: 'all' }], {
    pages: [empty ? [] : sampleQuestions],
    pageParams: [1],
  })
  const Screen = older ? OlderCourseScreen : CourseScreen
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[`/user/tema/detalleV3${at}`]}>
        <div style={{ maxInlineSize: 'var(--width-content)', marginInline: 'auto' }}>
          <Screen />
        </div>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Cursos/Curso',
  component: Standing,
  parameters: { router: false },
  beforeEach: () => {
    const before = sessionSubject.value
    const bought = { productId: 'Course', product: 1, status: 'ACTIVE' } as const
    const purchases = [{ ...bought, createdAt: `${SAMPLE_DAYS.purchaseDay}T18:00:00.000Z` }]
    const user = { id: 1, firstName: 'Ana', purchases }
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

const desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }

export const Learn: Story = { name: 'Aprende' }
export const LearnOnDesktop: Story = {
  name: 'Aprende en escritorio',
  args: { at: '?curso=1&semana=1&tema=2&subtema=3' },
  ...desktop,
}
export const Subtopic: Story = { name: 'Subtema', args: { at: '?curso=1&semana=1&tema=2&subtema=3' } }
export const Details: Story = { name: 'Detalles', args: { at: '?curso=1&tab=1' } }
export const Community: Story = { name: 'Comunidad', args: { at: '?curso=1&tab=3' } }
export const CommunityEmpty: Story = { name: 'Comunidad vacía', args: { at: '?curso=1&tab=3', empty: true } }
export const Solutions: Story = { name: 'Solutions', args: { at: '?curso=1&tab=4' } }
export const Older: Story = { name: 'Vista anterior', args: { older: true } }
export const Empty: Story = { name: 'Sin contenido', args: { empty: true } }
export const Loading: Story = { name: 'Cargando', args: { at: '?curso=2' } }
export const Choose: Story = { name: 'Sin curso elegido', args: { at: '' } }
export const ChooseOnDesktop: Story = { ...Choose, name: 'Sin curso elegido en escritorio', ...desktop }
