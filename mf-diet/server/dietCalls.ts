import type { Handlers } from 'shared/server/http/serve'
import type { foodsContract } from '../contract/foods'
import type { mealPlansContract } from '../contract/mealPlans'
import type { ratingsContract } from '../contract/ratings'
import type { recipesContract } from '../contract/recipes'
import type { shoppingContract } from '../contract/shopping'

export type FoodCalls = Handlers<typeof foodsContract>
export type MealPlanCalls = Handlers<typeof mealPlansContract>
export type RatingCalls = Handlers<typeof ratingsContract>
export type RecipeCalls = Handlers<typeof recipesContract>
export type ShoppingCalls = Handlers<typeof shoppingContract>
