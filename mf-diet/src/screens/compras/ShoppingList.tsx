import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { ChevronDownIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { ShoppingListBody, ShoppingList as ShoppingListFacts } from '../../../contract/shopping'
import { foldedListWords, shoppingMessages } from '../../../messages'
import { daysInWords } from '../../../rules/plans/daysInWords'
import type { SummedList } from '../../../rules/shopping/shoppingList'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { useAlong } from '../../plan/useAlong'
import { PortionStepper } from '../../portions/PortionStepper'
import { LockedDialog } from '../comidas/LockedDialog'
import { NoRecipes } from '../comidas/NoRecipes'
import { Checklist } from './Checklist'
import { DaysOfList } from './DaysOfList'
import { ListRemarks } from './ListRemarks'
import { NothingToBuy } from './NothingToBuy'
import styles from './ShoppingList.module.css'
import { ShoppingListSkeleton } from './ShoppingListSkeleton'
import { useIsNarrow } from './useIsNarrow'

export interface ShoppingListProps {
  today: string
  /** Undefined while it is loading, as are the list and its sum. */
  catalogue: Catalogue | undefined
  list: ShoppingListFacts | undefined
  summed: SummedList | undefined
  onDays: (days: ShoppingListBody) => void
  onTick: (alimentId: number, checked: boolean) => void
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** The shopping list, in every state it can be in. */
export function ShoppingList({ today, catalogue, list, summed, onDays, onTick, ...rest }: ShoppingListProps) {
  const along = useAlong()
  const isNarrow = useIsNarrow()
  const [opened, setOpened] = useState(false)
  if (catalogue?.recipes.length === 0) return <NoRecipes />
  const locked = catalogue?.accessible.length === 0
  // Nothing is folded away where there is nothing to buy, or where the days are over: they are to be changed then.
  const folds = isNarrow && list && list.to >= today && summed && summed.groups.length > 0
  const folded = folds && !opened
  return (
    <>
      <PageHeader
        title={shoppingMessages.title}
        back={{ to: along('/user/comidas'), label: 'Tu plan de comidas' }}
        lead={list ? leadOf(list) : <Skeleton width="70%" />}
      />
      {rest.failed ? (
        <ErrorCard title="No pudimos cargar tu lista" retrying={rest.retrying} onRetry={rest.onRetry} />
      ) : locked ? null : list && summed ? (
        <>
          {folds && (
            <Button
              variant="quiet"
              size="small"
              className={styles.fold}
              aria-expanded={opened}
              icon={<ChevronDownIcon size="small" className={opened ? styles.opened : undefined} />}
              onClick={() => setOpened(!opened)}
            >
              {foldedListWords.options}
            </Button>
          )}
          <div className={styles.settings} hidden={folded}>
            <DaysOfList
              today={today}
              days={{ from: list.from, to: list.to }}
              onDays={days => onDays({ ...days, portions: list.portions })}
            />
            <PortionStepper
              noun="persona"
              value={list.portions}
              onChange={portions => onDays({ from: list.from, to: list.to, portions })}
            />
          </div>
          <ListRemarks summed={summed} folded={isNarrow && summed.groups.length > 0} />
          {summed.groups.length > 0 ? (
            <Checklist list={list} groups={summed.groups} folded={Boolean(folded)} onTick={onTick} />
          ) : (
            <NothingToBuy planned={summed.unplannedDays.length === 0} />
          )}
        </>
      ) : (
        <ShoppingListSkeleton />
      )}
      <LockedDialog open={locked} />
    </>
  )
}

function leadOf({ from, to, portions }: ShoppingListBody): string {
  const days = daysInWords(from, to)
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}, para ${portions === 1 ? '1 persona' : `${portions} personas`}`
}
