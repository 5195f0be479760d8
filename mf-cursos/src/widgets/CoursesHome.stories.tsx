import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { pricesQuery } from 'shared/buying/usePrices'
import { offeredCourses } from 'shared/courses/useOfferedCourses'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { sessionSubject } from 'shared/session/writer'
import { userEvent, within } from 'storybook/test'
import { sampleCourses, sampleOwn, samplePrices } from '../sampleCourse'
import CoursesHome from './CoursesHome'

interface Circumstances {
  empty?: boolean
  loading?: boolean
}

/** The widget with its answers in the cache: a story makes no calls. */
function Standing({ empty = false, loading = false }: Circumstances) {
  const cache = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  if (!loading) {
    cache.setQueryData(offeredCourses.queryKey, empty ? [] : sampleCourses)
    cache.setQueryData(['cursos', 'own', 1, []], empty ? [] : sampleOwn)
  }
  cache.setQueryData(pricesQuery(1).queryKey, samplePrices)
  return (
    <QueryClientProvider client={cache}>
      <CoursesHome />
    </QueryClientProvider>
  )
}

const seen = (presentation: string) => {
  localStorage.setItem('mydiet.courses.presentation', presentation)
  sessionStorage.setItem('mydiet.courses.profile', 'true')
}

const meta = {
  title: 'Cursos/En el inicio',
  component: Standing,
  beforeEach: () => {
    seen('false')
    const before = sessionSubject.value
    const user = { id: 1, firstName: 'Ana', gender: 'female', birthdate: '1990-05-12', purchases: [] }
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

const press =
  (name: string): Story['play'] =>
  async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name }))

export const Courses: Story = { name: 'Cursos' }
export const OnDesktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Staff: Story = {
  name: 'Del equipo',
  beforeEach: () => {
    const user = {
      id: 1,
      firstName: 'Laura',
      gender: 'female',
      birthdate: '1980-01-01',
      purchases: [],
      staff: true,
      duties: ['community'],
    }
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
  },
}
export const Pay: Story = { name: 'Comprar', play: press('Ingresar a Control de peso') }
export const Prices: Story = { name: 'Precios de consulta', play: press('Psicología') }
export const Presentation: Story = { name: 'Presentación', beforeEach: () => seen('true') }
export const Profile: Story = {
  name: 'Completa tu perfil',
  beforeEach: () => {
    const user = { id: 1, firstName: 'Nuevo', gender: null, birthdate: null, purchases: [] }
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
  },
}
export const Empty: Story = { name: 'Sin cursos', args: { empty: true } }
export const Loading: Story = { name: 'Cargando', args: { loading: true } }
