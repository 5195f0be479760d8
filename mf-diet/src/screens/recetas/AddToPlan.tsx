import { useToday } from 'shared/dates/useToday'
import { useForm } from 'shared/forms/useForm'
import { useNavigate } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { DayPicker } from 'shared/ui/DayPicker'
import { ErrorCard } from 'shared/ui/ErrorCard'
import type { Slot } from '../../../contract/mealPlans'
import type { Recipe } from '../../../contract/recipes'
import { plannableDays } from '../../../rules/plans/isPlannable'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { AvoidedFoods } from '../../exclusions/AvoidedFoods'
import { useExclusions } from '../../exclusions/useExclusions'
import { dayAddress } from '../../plan/addresses'
import { useDay } from '../../plan/useDay'
import { useMealPlan } from '../../plan/useMealPlan'
import styles from './AddToPlan.module.css'

/** A day and one of its meals, as far as the person has chosen them. */
export interface PlaceInPlan {
  day?: string
  slot?: Slot
}

export interface AddToPlanProps {
  recipe: Recipe
  /** The slots that the recipe fits. */
  slots: readonly { slot: Slot; name: string }[]
  catalogue: Catalogue
  place: PlaceInPlan
  onPlace: (place: PlaceInPlan) => void
}

/** Puts a recipe into a meal of a day, then shows that day with the change unsaved. */
export function AddToPlan({ recipe, slots, catalogue, place, onPlace }: AddToPlanProps) {
  const navigate = useNavigate()
  const today = useToday()
  const exclusions = useExclusions()
  const [active] = useDay()
  const day = place.day ?? active
  const { slot } = slots.find(known => known.slot === place.slot) ?? slots[0] ?? {}
  const { plan, choose, failed, retrying, retry } = useMealPlan(day, catalogue.accessible)

  const { formProps } = useForm({
    submit: () => {
      if (!plan || !slot) return {}
      choose(slot, recipe.id)
      void navigate(dayAddress(day))
      return {}
    },
  })

  return (
    <form {...formProps} className={styles.form}>
      <DayPicker
        value={day}
        onChange={chosen => onPlace({ ...place, day: chosen })}
        today={today}
        {...plannableDays(today)}
      />
      {failed ? (
        <ErrorCard title="No pudimos cargar tus comidas" retrying={retrying} onRetry={retry} />
      ) : (
        <>
          <ChoiceGroup
            label="Momento del día"
            look="rows"
            choices={slots.map(known => ({
              value: known.slot,
              label: known.name,
              note: nowIn(plan?.[known.slot] ?? null, recipe, catalogue),
            }))}
            value={slot}
            onChange={chosen => onPlace({ ...place, slot: chosen })}
          />
          <AvoidedFoods
            ingredients={catalogue.ingredientsOf(recipe)}
            exclusions={exclusions.data ?? []}
            alimentOf={catalogue.alimentOf}
          />
          <p className={styles.hint}>Verás el día completo antes de guardarlo.</p>
          <Button type="submit" wide busy={!plan} busyLabel="Cargando el día…">
            Agregar
          </Button>
        </>
      )}
    </form>
  )
}

function nowIn(planned: number | null, recipe: Recipe, catalogue: Catalogue): string {
  if (planned === recipe.id) return 'Ya tiene esta receta'
  const name = catalogue.recipeOf(planned)?.name
  return name ? `En lugar de ${name}` : 'Sin receta'
}
