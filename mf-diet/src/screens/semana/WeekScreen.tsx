import { useCatalogue } from '../../catalogue/useCatalogue'
import { UnsavedPlans } from '../../plan/UnsavedPlans'
import { useSavedPlans } from '../../plan/useSavedPlans'
import { useWeekInUrl } from './useWeekInUrl'
import { Week } from './Week'

/** Specification, 2, "Weekly meal screen" (/user/comida/semana). */
export default function WeekScreen() {
  const [chosen, begin] = useWeekInUrl()
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  return (
    <>
      <Week
        chosen={chosen}
        onBegin={begin}
        catalogue={catalogue}
        saved={plans.data}
        failed={recipes.failed || plans.isLoadingError}
        retrying={recipes.retrying || plans.isFetching}
        onRetry={() => {
          recipes.retry()
          if (plans.isLoadingError) void plans.refetch()
        }}
      />
      <UnsavedPlans />
    </>
  )
}
