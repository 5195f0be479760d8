import { AlertIcon } from 'shared/ui/Icon'
import type { MealPlanBody, Slot } from '../../../contract/mealPlans'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { pictureOf } from '../../catalogue/pictureOf'
import { RecipePicture } from '../../picture/RecipePicture'
import { SLOTS } from '../../plan/slots'
import styles from './DayPictures.module.css'

interface DayPicturesProps {
  plan: MealPlanBody
  recipeOf: Catalogue['recipeOf']
  /** The meals that hold a food which the person avoids by an allergy. */
  avoided: readonly Slot[]
}

/** The pictures of a closed day. A person with a screen reader opens the day to hear the names. */
export function DayPictures({ plan, recipeOf, avoided }: DayPicturesProps) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {SLOTS.map(({ slot }) => {
        const recipe = recipeOf(plan[slot])
        return (
          <div key={slot} className={styles.dish}>
            <RecipePicture
              className={styles.picture}
              src={recipe && pictureOf(recipe)}
              alt=""
              width={800}
              height={600}
            />
            {avoided.includes(slot) && (
              <span className={styles.avoided}>
                <AlertIcon size="small" />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
