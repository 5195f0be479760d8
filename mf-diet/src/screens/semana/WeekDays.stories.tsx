import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { sessionSubject } from 'shared/session/writer'
import { exclusionsKey } from '../../exclusions/useExclusions'
import { plansKey } from '../../plan/useSavedPlans'
import { ratingsKey } from '../../ratings/useRatings'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { Week } from './Week'

const user = { id: 1, firstName: 'Ana' }
const nothing = () => undefined
const DAYS = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
]
const plans = DAYS.map((day, at) => ({ ...samplePlan, day, id: at + 1, userId: user.id }))

/** The week with its answers in the cache: a story makes no calls. */
function Standing({ open }: { open: string | undefined }) {
  const [cache] = useState(cacheOfWeek)
  const [day, setDay] = useState(open)
  return (
    <QueryClientProvider client={cache}>
      <Week
        chosen={{
          today: '2026-11-17',
          month: 10,
          monthName: 'Noviembre',
          weeks: [DAYS],
          week: 0,
          day,
          cameFrom: undefined,
          onMonth: nothing,
          onWeek: nothing,
          onDay: setDay,
        }}
        onBegin={nothing}
        catalogue={sampleCatalogue}
        saved={plans}
        failed={false}
        retrying={false}
        onRetry={nothing}
      />
    </QueryClientProvider>
  )
}

function cacheOfWeek(): QueryClient {
  const queries = { enabled: false, staleTime: Number.POSITIVE_INFINITY }
  const cache = new QueryClient({ defaultOptions: { queries } })
  cache.setQueryData(plansKey(user.id), plans)
  cache.setQueryData(exclusionsKey(user.id), [])
  cache.setQueryData(ratingsKey(user.id), [])
  return cache
}

const meta = {
  title: 'Comidas/Días de la semana',
  component: Standing,
  args: { open: '2026-11-18' },
  beforeEach: () => {
    const before = sessionSubject.value
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Standing>

export default meta

type Story = StoryObj<typeof meta>

export const OneOpen: Story = { name: 'Un día abierto' }
export const PastOpen: Story = { name: 'Un día anterior abierto', args: { open: '2026-11-16' } }
export const Closed: Story = { name: 'Todos cerrados', args: { open: undefined } }
