import { atom, getDefaultStore } from 'jotai'
import type { MealPlanBody } from '../../contract/mealPlans'
import type { AllergicFood } from '../../rules/allergens/allergicFoods'

/** A plan that is about to be saved, with the foods that the person avoids by an allergy. */
export interface Question {
  plan: MealPlanBody
  foods: readonly AllergicFood[]
  answer: (confirmed: boolean) => void
}

/** The question that `ConfirmAllergic` shows. */
export const questionAtom = atom<Question | undefined>(undefined)

/** The person did not want to save it so: they know why nothing was saved. */
export class NotConfirmed extends Error {}

/** Asks whether a plan with these foods is to be saved; the dialog of the screen answers. */
export function askToConfirm(plan: MealPlanBody, foods: readonly AllergicFood[]): Promise<boolean> {
  const store = getDefaultStore()
  return new Promise(resolve => {
    const answer = (confirmed: boolean) => {
      store.set(questionAtom, undefined)
      resolve(confirmed)
    }
    store.set(questionAtom, { plan, foods, answer })
  })
}
