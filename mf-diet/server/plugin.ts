import { join } from 'node:path'
import { ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { dietContract, tipsContract } from '../contract'
import { allergyCalls } from './allergens/allergyCalls'
import { Catalogue } from './catalogue/catalogue'
import { dietContent } from './catalogue/content'
import { exclusionCalls } from './exclusions/exclusionCalls'
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
  needs: ['purchases', 'courses'],
  contentKinds: [dietContent, tipContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  seedDemo: demoHistory,
  ownData: ownRows({
    mealPlans,
    recipeComments,
    recipeHistory,
    exclusions,
    allergies,
    shoppingLists,
    shoppingTicks,
  }),

  routes(app, context) {
    const catalogue = new Catalogue(context)
    serve(app, tipsContract, tipCalls(context))
    serve(app, dietContract, {
      'GET recipes': async ({ person, minimal }) => ok(await catalogue.recipesFor(person.id, minimal)),
      'GET recipes/{id}': ({ person, params }) => catalogue.recipeFor(person.id, params.id),
      'GET aliments': async () => ok(await catalogue.aliments()),
      ...planCalls(context),
      ...swapCalls(context),
      ...ratingCalls(context),
      ...exclusionCalls(context),
      ...allergyCalls(context),
      ...shoppingCalls(context),
    })
  },
}
