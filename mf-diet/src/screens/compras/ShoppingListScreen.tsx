import { useToday } from 'shared/dates/useToday'
import { useShoppingList } from '../../own/useShoppingList'
import { UnsavedPlans } from '../../plan/UnsavedPlans'
import { ShoppingList } from './ShoppingList'
import { useSummedList } from './useSummedList'

/** /user/comidas/compras: what to buy for the saved plans of some days. */
export default function ShoppingListScreen() {
  const today = useToday()
  const { list, change, tick, ...kept } = useShoppingList()
  const { catalogue, summed, ...sources } = useSummedList(list)
  return (
    <>
      <ShoppingList
        today={today}
        catalogue={catalogue}
        list={list}
        summed={summed}
        onDays={change}
        onTick={tick}
        failed={kept.failed || sources.failed}
        retrying={kept.retrying || sources.retrying}
        onRetry={() => {
          if (kept.failed) kept.retry()
          if (sources.failed) sources.retry()
        }}
      />
      <UnsavedPlans />
    </>
  )
}
