import type { MealPlanBody } from '../../../contract'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { pictureOf } from '../../catalogue/pictureOf'
import { RecipePicture } from '../../picture/RecipePicture'
import { SLOTS } from '../../plan/slots'
import styles from './DayPictures.module.css'

interface DayPicturesProps {
  plan: MealPlanBody
  recipeOf: Catalogue['recipeOf']
}

/** The pictures of a closed day. A person with a screen reader opens the day to hear the names. */
export function DayPictures({ plan, recipeOf }: DayPicturesProps) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {SLOTS.map(({ slot }) => {
        const recipe = recipeOf(plan[slot])
        return (
          <RecipePicture
            key={slot}
            className={styles.picture}
            src={recipe && pictureOf(recipe)}
            alt=""
            width={800}
            height={600}
          />
        )
      })}
    </div>
  )
}
