import { useRef } from 'react'
import { Link } from 'shared/router'
import { CheckIcon, ClockIcon } from 'shared/ui/Icon'
import type { MealPlanBody, Slot } from '../../contract'
import { isMealConsumed, type MealMark } from '../../rules/plans/consumedMeals'
import { hourOf, nextSlot } from '../../rules/plans/mealHours'
import type { Catalogue } from '../catalogue/catalogueOf'
import { pictureOf } from '../catalogue/pictureOf'
import { RecipePicture } from '../picture/RecipePicture'
import { dayAddress } from '../plan/addresses'
import { SLOTS } from '../plan/slots'
import { useBeforePaint } from '../useBeforePaint'
import styles from './MealStrip.module.css'

interface MealStripProps {
  plan: MealPlanBody
  recipeOf: Catalogue['recipeOf']
  ratings: readonly MealMark[]
  minuteOfDay: number
}

/** The day's five meals in a row: scrolled sideways on a phone, side by side where there is room. */
export function MealStrip({ plan, recipeOf, ratings, minuteOfDay }: MealStripProps) {
  const consumed = (slot: Slot) => isMealConsumed(ratings, { day: plan.day, slot, recipeId: plan[slot] })
  const next = nextSlot(minuteOfDay, consumed)
  const strip = useShownFirst(next)
  return (
    <ol ref={strip} className={styles.strip}>
      {SLOTS.map(({ slot, name }) => {
        const recipe = recipeOf(plan[slot])
        const state = consumed(slot) ? 'consumed' : slot === next ? 'next' : 'planned'
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
                  {state === 'consumed' ? <CheckIcon size="small" /> : <ClockIcon size="small" />}
                  {state === 'consumed' && 'Consumido'}
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
