import { useRef } from 'react'
import { Link } from 'shared/router'
import { AlertIcon, CheckIcon, ClockIcon } from 'shared/ui/Icon'
import type { Exclusion } from '../../contract/foods'
import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import { unconfirmed } from '../../rules/allergens/allergicFoods'
import { AVOID_MEAL } from '../../rules/allergens/allergyWords'
import { isMealConsumed, type MealMark } from '../../rules/plans/consumedMeals'
import { hourOf, nextSlot } from '../../rules/plans/mealHours'
import { allergicFoodsOf } from '../allergies/allergicFoodsOf'
import type { Catalogue } from '../catalogue/catalogueOf'
import { pictureOf } from '../catalogue/pictureOf'
import { RecipePicture } from '../picture/RecipePicture'
import { dayAddress } from '../plan/addresses'
import { SLOTS } from '../plan/slots'
import { useBeforePaint } from '../useBeforePaint'
import styles from './MealStrip.module.css'

interface MealStripProps {
  plan: MealPlanBody
  catalogue: Pick<Catalogue, 'recipeOf' | 'ingredientsOf'>
  exclusions: readonly Exclusion[]
  ratings: readonly MealMark[]
  minuteOfDay: number
}

/** The day's five meals in a row: scrolled sideways on a phone, side by side where there is room. */
export function MealStrip({ plan, catalogue, exclusions, ratings, minuteOfDay }: MealStripProps) {
  const { recipeOf } = catalogue
  const avoided = unconfirmed(allergicFoodsOf(plan, catalogue, exclusions), plan)
  const consumed = (slot: Slot) => isMealConsumed(ratings, { day: plan.day, slot, recipeId: plan[slot] })
  const next = nextSlot(minuteOfDay, consumed)
  const stateOf = (slot: Slot) => {
    if (consumed(slot)) return 'consumed'
    if (avoided.some(food => food.slot === slot)) return 'avoided'
    return slot === next ? 'next' : 'planned'
  }
  const strip = useShownFirst(next)
  return (
    <ol ref={strip} className={styles.strip}>
      {SLOTS.map(({ slot, name }) => {
        const recipe = recipeOf(plan[slot])
        const state = stateOf(slot)
        return (
          <li key={slot} data-slot={slot} className={`${styles.meal} ${styles[state] ?? ''}`}>
            <Link className={styles.link} to={dayAddress(plan.day, slot)}>
              <RecipePicture
                className={styles.picture}
                src={recipe && pictureOf(recipe)}
                alt=""
                width={800}
                height={600}
              />
              <span className={styles.words}>
                <span className={styles.slot}>{name}</span>
                <strong className={styles.name}>{recipe?.name ?? 'Elige otra receta'}</strong>
                <span className={styles.state}>
                  {STATE_ICONS[state]}
                  {state === 'consumed' && 'Consumido'}
                  {state === 'avoided' && AVOID_MEAL}
                  {state === 'next' && `Sigue · ${hourOf(slot)}`}
                  {state === 'planned' && hourOf(slot)}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

const STATE_ICONS = {
  consumed: <CheckIcon size="small" />,
  avoided: <AlertIcon size="small" />,
  next: <ClockIcon size="small" />,
  planned: <ClockIcon size="small" />,
} as const

/** Scrolls the next meal into sight at the start, without moving the page. */
function useShownFirst(next: Slot | undefined) {
  const strip = useRef<HTMLOListElement>(null)
  useBeforePaint(() => {
    const meal = strip.current?.querySelector<HTMLElement>(`[data-slot="${next}"]`)
    const first = strip.current?.firstElementChild as HTMLElement | null
    if (meal && first) strip.current?.scrollTo?.({ left: meal.offsetLeft - first.offsetLeft })
  }, next)
  return strip
}
