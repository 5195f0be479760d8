import { useId } from 'react'
import { Card } from 'shared/ui/Card'
import type { MealPlanBody } from '../../contract/mealPlans'
import { displayedQuantity } from '../../rules/foods/displayedQuantity'
import { equivalentsOf } from '../../rules/foods/equivalentsOf'
import { recipesOfPlan } from '../../rules/plans/recipesOfPlan'
import type { Catalogue } from '../catalogue/catalogueOf'
import styles from './EquivalentsOfDay.module.css'

interface EquivalentsOfDayProps {
  plan: MealPlanBody
  catalogue: Catalogue
}

/** One equivalent is one suggested portion, so the quantity shown is the number of equivalents. */
const ONE_PORTION = { cantidadSugeridaNum: 1, unidad: '' }

/** The number of equivalents per food group of the day, after the person's swaps. */
export function EquivalentsOfDay({ plan, catalogue }: EquivalentsOfDayProps) {
  const heading = useId()
  const ingredients = recipesOfPlan(plan).flatMap(id => {
    const recipe = catalogue.recipeOf(id)
    return recipe ? catalogue.ingredientsOf(recipe) : []
  })
  const groups = equivalentsOf(ingredients, catalogue.alimentOf)
  if (groups.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Equivalentes del día</h2>
      <dl className={styles.groups}>
        {groups.map(({ grupo, equivalents }) => (
          <div key={grupo} className={styles.group}>
            <dt>{grupo}</dt>
            <dd className={styles.count}>{displayedQuantity(ONE_PORTION, equivalents)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
