import { DietScreen } from '../../plan/DietScreen'
import { WeeklyRecipe } from './WeeklyRecipe'

/** `/user/comida`: the recipe of the week (shared/product/diet.md#tips). */
export default function WeeklyRecipeScreen() {
  return (
    <DietScreen>
      <WeeklyRecipe />
    </DietScreen>
  )
}
