import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'

export const diet = pgSchema('diet')

export const aliments = diet.table('aliments', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key: loading the content again keeps the id. */
  alimentos: text().notNull().unique(),
  grupo: text().notNull(),
  subGrupo: text('sub_grupo').notNull(),
  cantidadSugeridaNum: doublePrecision('cantidad_sugerida_num').notNull(),
  unidad: text().notNull(),
  /** The names of the allergens that it holds (shared/product/diet.md#allergens). */
  allergens: text().array().notNull().default([]),
  /** Whether it is known to hold no others; false too for foods loaded before the column came. */
  allergensKnown: boolean('allergens_known').notNull().default(false),
  /** No longer in the practice's content: no longer listed, but old recipes still refer to it. */
  withdrawn: boolean().notNull().default(false),
  /** The time of the load that withdrew it; null for a food that is listed. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  /** The time of the load that brought it first. */
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})

export const recipes = diet.table('recipes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key. */
  name: text().notNull().unique(),
  image: text().notNull(),
  preparation: text().notNull(),
  mealTime: text('meal_time').array().notNull(),
  mealCategories: text('meal_categories').array().notNull(),
  mealSubCategories: text('meal_sub_categories').array().notNull(),
  /** No longer in the practice's content: no longer listed, but saved plans still refer to it. */
  withdrawn: boolean().notNull().default(false),
})

export const ingredients = diet.table(
  'ingredients',
  {
    recipeId: integer('recipe_id')
      .notNull()
      .references(() => recipes.id),
    alimentId: integer('aliment_id')
      .notNull()
      .references(() => aliments.id),
    quantity: doublePrecision().notNull(),
    /** The position in the recipe's list of ingredients. */
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.recipeId, table.alimentId] })],
)

/** One row: the number of content loads. Answers built from an older version are not sent any more. */
export const catalogue = diet.table('catalogue', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
})

const slot = (name: string) => integer(name).references(() => recipes.id)

/** The constraint that a second plan for one day violates. */
export const ONE_PLAN_A_DAY = 'one_plan_a_day'

export const mealPlans = diet.table(
  'meal_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    breakfast: slot('breakfast'),
    meal: slot('meal'),
    dinner: slot('dinner'),
    snack_morning: slot('snack_morning'),
    snack_afternoon: slot('snack_afternoon'),
    /** The foods that the person avoids by an allergy and confirmed for this plan. */
    confirmed: integer().array().notNull().default([]),
  },
  table => [unique(ONE_PLAN_A_DAY).on(table.userId, table.day)],
)

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const alimentId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => aliments.id)
const recipeId = integer('recipe_id')
  .notNull()
  .references(() => recipes.id)

/** Ratings; each marks its recipe as consumed on a day (shared/product/diet.md#consumed). */
export const recipeComments = diet.table(
  'recipe_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...attemptColumns(),
    recipeId,
    score: text({ enum: ['PODRIA_MEJORAR', 'ESTUVO_BIEN', 'FUE_GENIAL'] }).notNull(),
    comments: text().notNull(),
    /**
     * The day on which the recipe was consumed. The default is for an instance of an older release that still runs
     * during a deployment: it does not send the column.
     */
    day: date({ mode: 'string' }).notNull().default(sql`(now() AT TIME ZONE 'America/Monterrey')::date`),
    /** The meal of the plan that the rating was sent from; null where it was sent outside a plan. */
    slot: text({ enum: ['breakfast', 'snack_morning', 'meal', 'snack_afternoon', 'dinner'] }),
    /** False once the person has unmarked the meal. */
    consumed: boolean().notNull().default(true),
  },
  table => [
    oneRowPerAttempt('one_rating_an_attempt', table),
    index('ratings_of_a_person').on(table.userId, table.recipeId),
  ],
)

/** Ingredient swaps: the newest of an aliment in a recipe is in force. */
export const recipeHistory = diet.table(
  'recipe_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...attemptColumns(),
    recipeId,
    alimentId: alimentId('aliment_id'),
    alimentNewId: alimentId('aliment_new_id'),
  },
  table => [
    oneRowPerAttempt('one_swap_an_attempt', table),
    index('swaps_of_a_person').on(table.userId, table.recipeId),
  ],
)

export const exclusions = diet.table(
  'exclusions',
  {
    userId: integer('user_id').notNull(),
    alimentId: alimentId('aliment_id'),
    reason: text({ enum: ['allergy', 'dislike'] }).notNull(),
    /** An allergy to this food alone, not to its allergens. */
    onlyThis: boolean('only_this').notNull().default(false),
    createdAt,
  },
  table => [primaryKey({ columns: [table.userId, table.alimentId] })],
)

/** The practice's own allergens, beside the usual ones; a withdrawn one may still be marked. */
export const allergens = diet.table('allergens', {
  name: text().primaryKey(),
  words: text().array().notNull(),
  withdrawn: boolean().notNull().default(false),
})

/** The allergens that people marked, by their names: a mark outlives the practice's own allergen. */
export const allergies = diet.table(
  'allergies',
  { userId: integer('user_id').notNull(), allergen: text().notNull(), createdAt },
  table => [primaryKey({ columns: [table.userId, table.allergen] })],
)

/** Holds only the days and the number of people; the foods are summed from the days' plans when the list is shown. */
export const shoppingLists = diet.table('shopping_lists', {
  userId: integer('user_id').primaryKey(),
  from: date('from_day', { mode: 'string' }).notNull(),
  to: date('to_day', { mode: 'string' }).notNull(),
  portions: integer().notNull(),
})

/** The foods in the basket, and the days for which they were bought. */
export const shoppingTicks = diet.table(
  'shopping_ticks',
  {
    userId: integer('user_id').notNull(),
    alimentId: alimentId('aliment_id'),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.alimentId] })],
)

/** Tips and videos that were loaded, with the fields that the content service would send. */
export const contentEntries = diet.table('content_entries', {
  /** The author's own id; it is part of addresses. */
  id: text().primaryKey(),
  contentType: text('content_type').notNull(),
  /** The order of the rows in the files. */
  position: integer().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  /** Rich text as JSON; it is only read as a whole, never queried. */
  description: text().notNull(),
  video: text().notNull(),
  tags: text().array().notNull(),
  createdAt,
  /** The time of the load that wrote it; the newest is the version of all entries. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Category items (shared/product/diet.md#tips). */
export const tipCategories = diet.table('tip_categories', {
  specialty: text().primaryKey(),
  title: text().notNull(),
  category: text().array().notNull(),
  subCategory: text('sub_category').array().notNull(),
})

/** The documents of the tab 'Aprende más'. */
export const tipDocuments = diet.table('tip_documents', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  specialty: text()
    .notNull()
    .references(() => tipCategories.specialty),
  name: text().notNull(),
  infoName: text('info_name').notNull(),
})
