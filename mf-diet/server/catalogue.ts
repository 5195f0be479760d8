import { Prepared } from 'shared/server/prepared'
import type { Stand } from 'shared/server/slice'
import type { Aliment, Recipe } from '../contract'
import { recipeAccess } from '../rules/hasRecipeAccess'
import { catalogueVersion, listAliments, listRecipes } from './catalogueStore'
import { courseTitlesOf } from './courseTitlesOf'
import { Kept } from './kept'

/** As many different sets of courses as are kept ready at once. */
const MAX_READY = 100

/**
 * The lists of recipes and aliments, ready to send. They are the same for everybody who owns the same courses and
 * only change when content is loaded; the version in the database tells every instance that it was.
 */
export class Catalogue {
  #version = -1
  readonly #lists = new Kept<Recipe[]>(1)
  readonly #aliments = new Kept<Prepared<Aliment[]>>(1)
  readonly #byTitles = new Kept<Prepared<Recipe[]>>(MAX_READY)

  constructor(private readonly stand: Stand) {}

  async aliments(): Promise<Prepared<Aliment[]>> {
    await this.#refresh()
    return this.#aliments.get('', async () => new Prepared(await listAliments(this.stand.database)))
  }

  async recipesFor(userId: number): Promise<Prepared<Recipe[]>> {
    const titles = await courseTitlesOf(this.stand, userId)
    await this.#refresh()
    return this.#byTitles.get(JSON.stringify([...titles].sort()), async () => {
      const recipes = await this.#lists.get('', () => listRecipes(this.stand.database))
      const isOpen = recipeAccess(titles)
      return new Prepared(recipes.map(recipe => (isOpen(recipe) ? recipe : locked(recipe))))
    })
  }

  async #refresh(): Promise<void> {
    const version = await catalogueVersion(this.stand.database)
    if (version === this.#version) return
    this.#version = version
    for (const kept of [this.#lists, this.#aliments, this.#byTitles]) kept.clear()
  }
}

/** Rulings, 11: listed, so that the screen can tell "nothing there" from "locked", but with nothing to cook from. */
function locked(recipe: Recipe): Recipe {
  return { ...recipe, preparation: '', ingredients: [] }
}
