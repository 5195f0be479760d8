import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

export const diet = pgSchema('diet')

export const aliments = diet.table('aliments', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key: loading the content again keeps the id. */
  alimentos: text().notNull().unique(),
  grupo: text().notNull(),
  subGrupo: text('sub_grupo').notNull(),
  cantidadSugeridaNum: doublePrecision('cantidad_sugerida_num').notNull(),
  unidad: text().notNull(),
  /** No longer in the practice's content: not listed any more, but old recipes still name it. */
  withdrawn: boolean().notNull().default(false),
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
  /** No longer in the practice's content: not listed any more, but saved plans still hold it. */
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
    /** The order in which the recipe names them. */
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.recipeId, table.alimentId] })],
)

/** One row: how often the content was loaded. Answers made from an older version are not sent any more. */
export const catalogue = diet.table('catalogue', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
})

const slot = (name: string) => integer(name).references(() => recipes.id)

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
  },
  table => [unique('one_plan_a_day').on(table.userId, table.day)],
)
