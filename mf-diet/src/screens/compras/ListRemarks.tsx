import { BanIcon, CalendarIcon, ChevronDownIcon, InfoIcon } from 'shared/ui/Icon'
import { foldedListWords } from '../../../messages'
import { avoidedWords } from '../../../rules/allergens/allergyWords'
import type { SummedList } from '../../../rules/shopping/shoppingList'
import { dayAddress } from '../../plan/addresses'
import styles from './ListRemarks.module.css'
import { Remark } from './Remark'
import { shortDay, wordsOfMeal } from './wordsOfMeal'

interface ListRemarksProps {
  summed: SummedList
  /** In one row that opens, which says how much is left out. */
  folded: boolean
}

/**
 * The foods, days and meals that the list leaves out, with links to mend them, so that nothing is dropped unnoticed.
 */
export function ListRemarks({ summed, folded }: ListRemarksProps) {
  const { avoided, unplannedDays, incompleteMeals } = summed
  if (avoided.length + unplannedDays.length + incompleteMeals.length === 0) return null
  if (!folded) return <Remarks summed={summed} />
  const Icon = avoided.length > 0 ? BanIcon : InfoIcon
  return (
    <details className={styles.folded}>
      <summary className={`${styles.summary} ${avoided.length > 0 ? styles.warning : ''}`}>
        <Icon size="small" className={styles.icon} />
        <span className={styles.words}>{leftOutIn(summed)}</span>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </summary>
      <Remarks summed={summed} />
    </details>
  )
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

function leftOutIn({ avoided, unplannedDays, incompleteMeals }: SummedList): string {
  const parts = [
    avoided.length > 0 && foldedListWords.avoided(avoided.length),
    incompleteMeals.length > 0 && foldedListWords.incomplete(incompleteMeals.length),
    unplannedDays.length > 0 && foldedListWords.unplanned(unplannedDays.length),
  ].filter(part => part !== false)
  return `${foldedListWords.leftOut} ${list.format(parts)}`
}

function Remarks({ summed: { avoided, unplannedDays, incompleteMeals } }: { summed: SummedList }) {
  return (
    <ul className={styles.remarks} aria-label="Lo que esta lista no incluye">
      {avoided.map(({ aliment, exclusion, meals }) => (
        <Remark
          key={aliment.id}
          icon={<BanIcon />}
          warning
          places={meals.map(linkTo)}
          placesName={`Comidas con ${aliment.alimentos}`}
          noun="comidas"
        >
          <strong>Evitas: {avoidedWords(aliment.alimentos, exclusion)}</strong>. No está en la lista; búscale
          un cambio.
        </Remark>
      ))}
      {incompleteMeals.length > 0 && (
        <Remark
          icon={<InfoIcon />}
          places={incompleteMeals.map(linkTo)}
          placesName="Comidas incompletas"
          noun="comidas"
        >
          <strong>No conocemos todos los ingredientes</strong> de algunas comidas. Elige otra receta.
        </Remark>
      )}
      {unplannedDays.length > 0 && (
        <Remark
          icon={<CalendarIcon />}
          places={unplannedDays.map(day => ({ to: dayAddress(day), label: shortDay(day) }))}
          placesName="Días sin plan guardado"
          noun="días"
        >
          <strong>{unplannedDays.length === 1 ? 'Un día' : `${unplannedDays.length} días`}</strong> sin plan
          guardado: lo suyo no está en la lista.
        </Remark>
      )}
    </ul>
  )
}

function linkTo(meal: SummedList['incompleteMeals'][number]) {
  return { to: dayAddress(meal.day, meal.slot), label: wordsOfMeal(meal) }
}
