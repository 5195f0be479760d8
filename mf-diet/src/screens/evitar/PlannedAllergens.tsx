import { useToday } from 'shared/dates/useToday'
import { AlertIcon } from 'shared/ui/Icon'
import { exclusionMessages } from '../../../messages'
import { unconfirmed } from '../../../rules/allergens/allergicFoods'
import { allergicFoodsOf } from '../../allergies/allergicFoodsOf'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { useExclusions } from '../../exclusions/useExclusions'
import { DaysNote } from '../../plan/DaysNote'
import { useSavedPlans } from '../../plan/useSavedPlans'

/**
 * The coming days whose saved plan holds a food of an allergy, which was marked after the plan was saved: nothing takes
 * the meal out by itself.
 */
export function PlannedAllergens() {
  const today = useToday()
  const { catalogue } = useCatalogue()
  const { data: plans = [] } = useSavedPlans()
  const { data: exclusions = [] } = useExclusions()
  if (!catalogue) return null
  const days = plans
    .filter(plan => plan.day >= today)
    .filter(plan => unconfirmed(allergicFoodsOf(plan, catalogue, exclusions), plan).length > 0)
    .map(({ day }) => day)
    .sort()
  return <DaysNote icon={<AlertIcon size="small" />} title={exclusionMessages.planned} days={days} />
}
