import { type ReactNode, useRef } from 'react'
import { weekdayName } from 'shared/dates'
import { Link } from 'shared/router'
import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { AlertIcon } from 'shared/ui/Icon'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { Exclusion } from '../../../contract/foods'
import type { MealPlan } from '../../../contract/mealPlans'
import { AVOID_MEAL } from '../../../rules/allergens/allergyWords'
import { isMealConsumed, type MealMark } from '../../../rules/plans/consumedMeals'
import { allergicFoodsOf } from '../../allergies/allergicFoodsOf'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { pictureOf } from '../../catalogue/pictureOf'
import { RecipePicture } from '../../picture/RecipePicture'
import { dayAddress } from '../../plan/addresses'
import { SLOTS } from '../../plan/slots'
import { useBeforePaint } from '../../useBeforePaint'
import { DayHeader } from './DayHeader'
import styles from './WeekTable.module.css'

interface WeekTableProps {
  days: readonly string[]
  active: string
  today: string
  plans: readonly MealPlan[]
  /** The person's ratings, which mark meals as consumed. */
  ratings: readonly MealMark[]
  /** The foods the person leaves out: a meal that holds an allergy's is marked. */
  exclusions: readonly Exclusion[]
  catalogue: Pick<Catalogue, 'recipeOf' | 'ingredientsOf'>
}

/** Days by meals. A table wider than its room scrolls sideways, with the meals' names in sight. */
export function WeekTable({ days, active, today, plans, ratings, exclusions, catalogue }: WeekTableProps) {
  const place = useActiveInSight(active)
  const avoided = new Map(
    plans.map(plan => [
      plan.day,
      new Set(allergicFoodsOf(plan, catalogue, exclusions).map(({ slot }) => slot)),
    ]),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table must scroll with the keyboard too
    <section ref={place} className={styles.place} aria-label="Comidas de la semana" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {days.map(day => (
              <DayHeader
                key={day}
                day={day}
                isActive={day === active}
                isToday={day === today}
                isSaved={plans.some(plan => plan.day === day)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {SLOTS.map(({ slot, name }) => (
            <tr key={slot}>
              <th scope="row" className={styles.slot}>
                {name}
              </th>
              {days.map(day => {
                const plan = plans.find(saved => saved.day === day)
                const recipe = plan && catalogue.recipeOf(plan[slot])
                const consumed = plan && isMealConsumed(ratings, { day, slot, recipeId: plan[slot] })
                return (
                  <td key={day} className={`${styles.meal} ${plan ? '' : styles.none}`}>
                    <Dish to={recipe && dayAddress(day, slot)}>
                      <RecipePicture
                        className={styles.picture}
                        src={recipe && pictureOf(recipe)}
                        alt=""
                        width={800}
                        height={600}
                      />
                      {consumed && (
                        <span className={styles.consumed}>
                          <CircleCheckIcon size="small" />
                          <VisuallyHidden>Consumido: </VisuallyHidden>
                        </span>
                      )}
                      {plan ? (
                        <span className={styles.name}>{recipe?.name ?? 'Sin receta'}</span>
                      ) : (
                        <VisuallyHidden>{`Sin plan para el ${weekdayName(day).toLowerCase()}`}</VisuallyHidden>
                      )}
                      {avoided.get(day)?.has(slot) && (
                        <span className={styles.avoided}>
                          <AlertIcon size="small" />
                          {AVOID_MEAL}
                        </span>
                      )}
                    </Dish>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A dish leads to its recipe of that day. */
function Dish({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children
  return (
    <Link className={styles.dish} to={to}>
      {children}
    </Link>
  )
}

/** Scrolls the active day into sight at the start, without moving the page. */
function useActiveInSight(active: string) {
  const place = useRef<HTMLElement>(null)
  useBeforePaint(() => {
    const header = place.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)
    const names = place.current?.querySelector<HTMLElement>('th[scope=row]')
    if (header && names) place.current?.scrollTo?.({ left: header.offsetLeft - names.offsetWidth })
  }, active)
  return place
}
