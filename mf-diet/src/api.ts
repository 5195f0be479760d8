import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import { ownRelease } from 'shared/remote/ownRelease'
import type { foodsContract } from '../contract/foods'
import type { mealPlansContract } from '../contract/mealPlans'
import type { ratingsContract } from '../contract/ratings'
import type { recipesContract } from '../contract/recipes'
import type { shoppingContract } from '../contract/shopping'
import type { tipsContract } from '../contract/tips'

type DietContract = typeof foodsContract &
  typeof mealPlansContract &
  typeof ratingsContract &
  typeof recipesContract &
  typeof shoppingContract

export const diet = callsOf<DietContract>(ownRelease)
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const dietChange = offlineCallsOf<DietContract>(ownRelease)
export const tips = callsOf<typeof tipsContract>(ownRelease)
