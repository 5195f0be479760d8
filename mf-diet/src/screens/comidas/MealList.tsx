import { useState } from 'react'
import type { MealPlanBody, Recipe, Slot } from '../../../contract'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { SLOTS } from '../../plan/slots'
import { MealCard } from './MealCard'
import styles from './MealList.module.css'
import { RecipeDialog } from './RecipeDialog'

interface MealListProps {
  plan: MealPlanBody
  catalogue: Catalogue
  onShuffle: (slot: Slot) => void
}

/** The five slots of a day. */
export function MealList({ plan, catalogue, onShuffle }: MealListProps) {
  const [opened, setOpened] = useState<{ recipe: Recipe; label: string }>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {SLOTS.map(({ slot, label }, i) => {
          const recipe = catalogue.recipeOf(plan[slot])
          return (
            <li key={slot}>
              <MealCard
                label={label}
                recipe={recipe}
                alimentOf={catalogue.alimentOf}
                first={i === 0}
                onShuffle={() => onShuffle(slot)}
                onMore={() => {
                  if (recipe) setOpened({ recipe, label })
                  setOpen(true)
                }}
              />
            </li>
          )
        })}
      </ul>
      {opened && (
        <RecipeDialog
          {...opened}
          alimentOf={catalogue.alimentOf}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
