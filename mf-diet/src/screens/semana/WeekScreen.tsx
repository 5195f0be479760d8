import { allOf } from 'shared/query'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { DietScreen } from '../../plan/DietScreen'
import { useSavedPlans } from '../../plan/useSavedPlans'
import { useWeekAtHand } from '../../plan/useWeekAtHand'
import { useWeekInUrl } from './useWeekInUrl'
import { Week } from './Week'

/** The weekly screen, /user/comida/semana (shared/product/diet.md#weeks). */
export default function WeekScreen() {
  const [chosen, begin] = useWeekInUrl()
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  useWeekAtHand(catalogue, chosen?.weeks[chosen.week])
  const loading = allOf(recipes, plans)
  return (
    <DietScreen>
      <Week
        chosen={chosen}
        onBegin={begin}
        catalogue={catalogue}
        saved={plans.data}
        failed={loading.failed}
        retrying={loading.retrying}
        onRetry={loading.retry}
      />
    </DietScreen>
  )
}
