import { join } from 'node:path'
import { ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { erased, kept, ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { foodsContract } from '../contract/foods'
import { mealPlansContract } from '../contract/mealPlans'
import { ratingsContract } from '../contract/ratings'
import { recipesContract } from '../contract/recipes'
import { shoppingContract } from '../contract/shopping'
import { tipsContract } from '../contract/tips'
import { allergyCalls } from './allergens/allergyCalls'
import { Catalogue } from './catalogue/catalogue'
import { dietContent } from './catalogue/content'
import { exclusionCalls } from './exclusions/exclusionCalls'
import { mealResources } from './mealResources'
import { ownWords } from './ownWords'
import { planCalls } from './plans/planCalls'
import { ratingCalls } from './ratings/ratingCalls'
import {
  allergies,
  exclusions,
  mealPlans,
  recipeComments,
  recipeHistory,
  shoppingLists,
  shoppingTicks,
} from './schema'
import { demoHistory } from './seed/demoHistory'
import { shoppingCalls } from './shopping/shoppingCalls'
import { swapCalls } from './swaps/swapCalls'
import { tipCalls } from './tips/tipCalls'
import { tipContent } from './tips/tipContent'

export const diet: Slice = {
  name: 'diet',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [dietContent, tipContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  seedDemo: demoHistory,
  ownData: ownRows(
    {
      mealPlans: kept(mealPlans, 'prescriptions'),
      recipeComments: erased(recipeComments),
      recipeHistory: erased(recipeHistory),
      exclusions: kept(exclusions, 'prescriptions'),
      allergies: kept(allergies, 'prescriptions'),
      shoppingLists: erased(shoppingLists),
      shoppingTicks: erased(shoppingTicks),
    },
    { inWords: ownWords, resources: mealResources },
  ),

  routes(app, context) {
    const catalogue = new Catalogue(context)
    serve(app, tipsContract, tipCalls(context))
    serve(app, recipesContract, {
      'GET recipes': async ({ person, minimal }) => ok(await catalogue.recipesFor(person.id, minimal)),
      'GET recipes/{id}': ({ person, params }) => catalogue.recipeFor(person.id, params.id),
      ...swapCalls(context),
    })
    serve(app, foodsContract, {
      'GET aliments': async () => ok(await catalogue.aliments()),
      ...exclusionCalls(context),
      ...allergyCalls(context),
    })
    serve(app, mealPlansContract, planCalls(context))
    serve(app, ratingsContract, ratingCalls(context))
    serve(app, shoppingContract, shoppingCalls(context))
  },
}
