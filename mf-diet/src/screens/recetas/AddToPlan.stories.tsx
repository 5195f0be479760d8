import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { localDay } from 'shared/dates'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { sessionSubject } from 'shared/session/writer'
import type { Recipe } from '../../../contract/recipes'
import { exclusionsKey } from '../../exclusions/useExclusions'
import { SLOTS } from '../../plan/slots'
import { plansKey } from '../../plan/useSavedPlans'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { AddToPlanDialog } from './AddToPlanDialog'

const user = { id: 1, firstName: 'Ana' }
const [, snack] = sampleCatalogue.recipes as [Recipe, Recipe]

/** The dialog with its answers in the cache: a story makes no calls. */
function Standing() {
  const queries = { enabled: false, staleTime: Number.POSITIVE_INFINITY }
  const cache = new QueryClient({ defaultOptions: { queries } })
  cache.setQueryData(plansKey(user.id), [
    { ...samplePlan, day: localDay(new Date()), id: 1, userId: user.id },
  ])
  cache.setQueryData(exclusionsKey(user.id), [])
  return (
    <QueryClientProvider client={cache}>
      <AddToPlanDialog
        open
        onClose={() => undefined}
        recipe={snack}
        slots={SLOTS.filter(({ slot }) => slot.startsWith('snack'))}
        catalogue={sampleCatalogue}
      />
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Comidas/Agregar a mi plan',
  component: Standing,
  beforeEach: () => {
    const before = sessionSubject.value
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Standing>

export default meta

export const TwoMeals: StoryObj<typeof meta> = { name: 'En uno de dos momentos' }
