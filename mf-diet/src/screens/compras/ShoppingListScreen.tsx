import { useToday } from 'shared/dates/useToday'
import { allOf } from 'shared/query'
import { DietScreen } from '../../plan/DietScreen'
import { useShoppingList } from '../../shopping/useShoppingList'
import { ShoppingList } from './ShoppingList'
import { useSummedList } from './useSummedList'

/** /user/comidas/compras: the foods to buy for the saved plans of some days (shared/product/diet.md#shopping-list). */
export default function ShoppingListScreen() {
  const today = useToday()
  const { list, change, tick, ...loadingList } = useShoppingList()
  const { catalogue, summed, ...sources } = useSummedList(list)
  const loading = allOf(loadingList, sources)
  return (
    <DietScreen>
      <ShoppingList
        today={today}
        catalogue={catalogue}
        list={list}
        summed={summed}
        onDays={change}
        onTick={tick}
        failed={loading.failed}
        retrying={loading.retrying}
        onRetry={loading.retry}
      />
    </DietScreen>
  )
}
