import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { sessionSubject } from 'shared/session/writer'
import { userEvent, within } from 'storybook/test'
import type { FormResponse } from '../../contract/responses'
import { responsesKey } from '../tests/useTests'
import { Result } from './Result'
import { detailWithRisk, sampleDetail, sampleHistory, sampleResponse } from './sampleResponse'

const user = { id: 1, firstName: 'Ana' }
const labs = ['Perfil de lípidos', 'Glucosa en ayunas', 'Biometría hemática']
const files = [
  { lab: 'Perfil de lípidos', file: 'a.pdf', response: '<p>Está dentro de lo esperado.</p>' },
  { lab: 'Glucosa en ayunas', file: 'b.pdf', response: null },
]
const response: FormResponse = { ...sampleResponse, labs, data: JSON.stringify({ areas: [], files }) }
const advice = (['Crítico', 'Estable'] as const).map(category => ({
  especialidad: 'Nutrición',
  tip: { category, data: `<p>Un consejo: ${category}.</p>`, tags: ['agua', 'fibra'] },
}))

interface StandingProps {
  withLabs?: boolean
  withRisk?: boolean
}

/** The result with its answers in the cache: a story makes no calls. */
function Standing({ withLabs = false, withRisk = false }: StandingProps) {
  const queries = { enabled: false, staleTime: Number.POSITIVE_INFINITY }
  const cache = new QueryClient({ defaultOptions: { queries } })
  cache.setQueryData([...responsesKey(user.id), response.id], {
    ...(withRisk ? detailWithRisk(2) : sampleDetail),
    advice,
    specialists: ['elena.cantu@mydiet.mx'],
  })
  return (
    <QueryClientProvider client={cache}>
      <h1>Objetivos y Progresos</h1>
      <h2>Tests respondidos</h2>
      <h3>Bienestar de cada día</h3>
      <Result response={response} earlier={sampleHistory.slice(1)} withLabs={withLabs} />
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Objetivos/Un resultado',
  component: Standing,
  beforeEach: () => {
    const before = sessionSubject.value
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

export const Labs: Story = { name: 'Con sus laboratorios', args: { withLabs: true } }
export const Help: Story = { name: 'Con ayuda que queda', args: { withRisk: true } }
export const AdviceByLevel: Story = {
  name: 'Con sus consejos por nivel',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Consejos' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Ordenar por Niveles' }))
  },
}
