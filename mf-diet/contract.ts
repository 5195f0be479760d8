import { defineContract } from 'shared/contract'
import { Day, Id, PageQuery } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

export const Ingredient = Type.Object({
  /** The aliment's id. */
  aliment: Id,
  quantity: Type.Number(),
  recipeId: Id,
})
export type Ingredient = Static<typeof Ingredient>

export const Recipe = Type.Object({
  id: Id,
  name: Type.String(),
  image: Type.Object({ name: Type.String() }),
  /**
   * HTML, sanitised; empty where the person has no access to the recipe (shared/product/diet.md#recipe-access), and in
   * a minimal list.
   */
  preparation: Type.String(),
  mealTime: Type.Array(Type.String()),
  mealCategories: Type.Array(Type.String()),
  mealSubCategories: Type.Array(Type.String()),
  /** Empty where the person has no access to the recipe. */
  ingredients: Type.Array(Ingredient),
})
export type Recipe = Static<typeof Recipe>

/** The usual fourteen and a practice's own; the bound is far above what a practice adds. */
const MOST_ALLERGENS = 200
const AllergenName = Type.String({ minLength: 1, maxLength: 60 })

export const Aliment = Type.Object({
  id: Id,
  grupo: Type.String(),
  subGrupo: Type.String(),
  alimentos: Type.String(),
  cantidadSugeridaNum: Type.Number(),
  unidad: Type.String(),
  /** The allergens that it holds (shared/product/diet.md#allergens). */
  allergens: Type.Optional(Type.Array(AllergenName, { maxItems: MOST_ALLERGENS })),
  /** Whether the practice says that it holds no other; without it, it is not known to be free of any other. */
  allergensKnown: Type.Optional(Type.Boolean()),
})
export type Aliment = Static<typeof Aliment>

/** A recipe's id, or null where no recipe was eligible for the slot. */
const SlotChoice = Type.Union([Id, Type.Null()])

const slots = {
  breakfast: SlotChoice,
  meal: SlotChoice,
  dinner: SlotChoice,
  snack_morning: SlotChoice,
  snack_afternoon: SlotChoice,
}

export const MealPlanBody = Type.Object({
  day: Day,
  ...slots,
  /**
   * The foods that the person avoids by an allergy and wants in this plan all the same
   * (shared/product/diet.md#allergens). Without it those that were confirmed for the day before still are.
   */
  confirmed: Type.Optional(Type.Array(Id, { maxItems: 500 })),
})
export type MealPlanBody = Static<typeof MealPlanBody>

export const MealPlan = Type.Object({ id: Id, userId: Id, ...MealPlanBody.properties })
export type MealPlan = Static<typeof MealPlan>

export type Slot = keyof typeof slots
const SlotName = Type.KeyOf(Type.Object(slots))

/**
 * One ingredient changed for another in one recipe; the last entry of an aliment wins
 * (shared/product/diet.md#entities).
 */
export const IngredientSwap = Type.Object({ alimentId: Id, alimentNewId: Id })
export type IngredientSwap = Static<typeof IngredientSwap>

/** `confirmed`: the person avoids the new food by an allergy and takes it all the same. */
export const IngredientSwapBody = Type.Object({
  ...IngredientSwap.properties,
  confirmed: Type.Optional(Type.Boolean()),
})
export type IngredientSwapBody = Static<typeof IngredientSwapBody>

/** A swap beside the recipe it belongs to. */
export const RecipeSwap = Type.Object({ recipeId: Id, ...IngredientSwap.properties })
export type RecipeSwap = Static<typeof RecipeSwap>

/** The values of a rating's score (shared/product/diet.md#entities). */
export const Score = Type.Union([
  Type.Literal('PODRIA_MEJORAR'),
  Type.Literal('ESTUVO_BIEN'),
  Type.Literal('FUE_GENIAL'),
])
export type Score = Static<typeof Score>

/** `comments` is text, never HTML (shared/product/wire.md#bodies). */
export const RatingBody = Type.Object({
  score: Score,
  /** A person may write at length about a recipe: the bound is far above what anybody types. */
  comments: Type.Optional(Type.String({ maxLength: 100_000 })),
  /** The day and the meal of the plan that the rating was sent from: both or neither. */
  day: Type.Optional(Day),
  slot: Type.Optional(SlotName),
})
export type RatingBody = Static<typeof RatingBody>

/** The day on which a recipe was consumed, by a rating (shared/product/diet.md#consumed). */
const consumption = {
  /** The plan's day; the clinic's day of the rating where it was sent outside a plan. */
  day: Day,
  /** Null where it was sent outside a plan. */
  slot: Type.Union([SlotName, Type.Null()]),
  /** False once the person has unmarked the meal; the rating stays. */
  consumed: Type.Boolean(),
}

export const Rating = Type.Object({
  score: Score,
  comments: Type.String(),
  userId: Id,
  recipeId: Id,
  ...consumption,
})
export type Rating = Static<typeof Rating>

/** A rating in short: enough to know what was eaten, when, and whether the person liked it. */
export const RatingMark = Type.Object({
  recipeId: Id,
  score: Score,
  createdAt: Type.String({ format: 'date-time' }),
  ...consumption,
})
export type RatingMark = Static<typeof RatingMark>

const Reason = Type.Union([Type.Literal('allergy'), Type.Literal('dislike')])

/** A food that is left out of plans, swaps and shopping lists. */
export const Exclusion = Type.Object({
  alimentId: Id,
  reason: Reason,
  /** The food that the person marked, where the practice has withdrawn it since: no other list has it any more. */
  withdrawn: Type.Optional(Type.Object({ alimentos: Type.String(), grupo: Type.String() })),
  /**
   * The withdrawn food that this one resembles: the person marked that one, not this one
   * (shared/product/diet.md#avoided-foods).
   */
  resembles: Type.Optional(Id),
  /** The avoided allergens that it holds or, where `unknown`, that it is not known to be free of. */
  because: Type.Optional(
    Type.Object({
      allergens: Type.Array(AllergenName, { minItems: 1, maxItems: MOST_ALLERGENS }),
      unknown: Type.Boolean(),
    }),
  ),
  /** The person's own mark on this food, where `because` says why it is an allergy. */
  marked: Type.Optional(Reason),
  /** An allergy to this food alone: its allergens are not avoided in other foods. */
  onlyThis: Type.Optional(Type.Boolean()),
})
export type Exclusion = Static<typeof Exclusion>

/** An allergen that a person can mark; marking it leaves out all foods that hold it. */
export const Allergen = Type.Object({
  name: AllergenName,
  /** Further words by which a person looks for it. */
  words: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 }),
  marked: Type.Boolean(),
  /** The person marked it, and the practice has withdrawn it since. */
  withdrawn: Type.Optional(Type.Boolean()),
})
export type Allergen = Static<typeof Allergen>

/** Stores only what the person chooses, one list a person; the items are summed from the plans of its days. */
export const ShoppingListBody = Type.Object({
  from: Day,
  to: Day,
  /** The number of people that the quantities are for. */
  portions: Type.Integer({ minimum: 1, maximum: 20 }),
})
export type ShoppingListBody = Static<typeof ShoppingListBody>

export const ShoppingList = Type.Object({
  ...ShoppingListBody.properties,
  /** The aliments in the basket: bought for these days, for more days or for some of them. */
  checked: Type.Array(Id),
})
export type ShoppingList = Static<typeof ShoppingList>

export const ShoppingTick = Type.Object({ alimentId: Id, checked: Type.Boolean() })
export type ShoppingTick = Static<typeof ShoppingTick>

export const dietContract = defineContract({
  'GET recipes': {
    summary:
      'Todas las recetas; las que la persona no tiene van sin preparación ni ingredientes, y en la respuesta corta ninguna lleva preparación',
    access: 'person',
    minimal: true,
    answer: { status: 200, size: 'list', body: Type.Array(Recipe) },
  },
  'GET recipes/{id}': {
    summary: 'Una receta de la persona, con su preparación',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Recipe },
  },
  'GET aliments': {
    summary: 'Los alimentos con su porción sugerida',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Aliment) },
  },
  'GET patients/{id}/meal-plans': {
    summary: 'Los planes de comidas guardados de la persona',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'list', body: Type.Array(MealPlan) },
  },
  'POST patients/{id}/meal-plans': {
    summary: 'Guardar el plan de un día',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: MealPlanBody,
    answer: { status: 201, size: 'small', body: MealPlan },
  },
  'PUT patients/{id}/meal-plans/{planId}': {
    summary: 'Cambiar un plan guardado',
    access: 'person',
    params: Type.Object({ id: Id, planId: Id }),
    body: MealPlanBody,
    answer: { status: 200, size: 'small', body: MealPlan },
  },
  'GET recipes-history': {
    summary: 'Los cambios de ingredientes de la persona en todas sus recetas, del más antiguo al más nuevo',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(RecipeSwap) },
  },
  'GET recipes-history/{recipeId}': {
    summary: 'Los cambios de ingredientes de la persona en una receta, del más antiguo al más nuevo',
    access: 'person',
    params: Type.Object({ recipeId: Id }),
    answer: { status: 200, size: 'list', body: Type.Array(IngredientSwap) },
  },
  'POST recipes-history/{recipeId}': {
    limited: true,
    summary: 'Cambiar un ingrediente por otro del mismo grupo y subgrupo',
    access: 'person',
    params: Type.Object({ recipeId: Id }),
    body: IngredientSwapBody,
    idempotent: true,
    answer: { status: 201, size: 'small', body: IngredientSwap },
  },
  'GET recipes/comments': {
    summary: 'Las valoraciones de la persona, en corto, de la más antigua a la más nueva',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(RatingMark) },
  },
  'GET recipes/{id}/comments': {
    summary: 'Las valoraciones de la persona para una receta, todas o por páginas; nunca las de otras',
    access: 'person',
    params: Type.Object({ id: Id }),
    query: PageQuery,
    answer: { status: 200, size: 'heavy', body: Type.Array(Rating) },
  },
  'POST recipes/{id}/comments': {
    limited: true,
    summary:
      'Valorar una receta, con lo que queda marcada como consumida en el día y la comida del plan; sin ellos, en el día de la clínica en que se envía',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: RatingBody,
    idempotent: true,
    answer: { status: 201, size: 'small', body: Rating },
  },
  'DELETE recipes/{id}/comments/consumed/{day}/{slot}': {
    summary:
      'Quitar la marca de consumido de una comida, el mismo día en que se marcó; la valoración se queda',
    access: 'person',
    params: Type.Object({ id: Id, day: Day, slot: SlotName }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET exclusions': {
    summary: 'Los alimentos que la persona evita',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Exclusion) },
  },
  'PUT exclusions/{alimentId}': {
    summary: 'Evitar un alimento',
    access: 'person',
    params: Type.Object({ alimentId: Id }),
    body: Type.Object({ reason: Reason, onlyThis: Exclusion.properties.onlyThis }),
    answer: { status: 200, size: 'small', body: Exclusion },
  },
  'DELETE exclusions/{alimentId}': {
    summary: 'Dejar de evitar un alimento',
    access: 'person',
    params: Type.Object({ alimentId: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET allergies': {
    summary: 'Los alérgenos de la práctica, con los que la persona marcó',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Allergen) },
  },
  'PUT allergies/{allergen}': {
    summary: 'Marcar una alergia: se evita todo lo que lleva el alérgeno, y lo que no se sabe si lo lleva',
    access: 'person',
    params: Type.Object({ allergen: AllergenName }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'DELETE allergies/{allergen}': {
    summary: 'Quitar una alergia',
    access: 'person',
    params: Type.Object({ allergen: AllergenName }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET shopping-list': {
    summary: 'La lista de compras de la persona; los próximos siete días si no ha hecho ninguna',
    access: 'person',
    answer: { status: 200, size: 'small', body: ShoppingList },
  },
  'PUT shopping-list': {
    summary:
      'Hacer una lista para unos días, o cambiar los días o las porciones; lo marcado vale para los días que se contienen',
    access: 'person',
    body: ShoppingListBody,
    answer: { status: 200, size: 'small', body: ShoppingList },
  },
  'PATCH shopping-list': {
    summary: 'Marcar o desmarcar un alimento de la lista',
    access: 'person',
    body: ShoppingTick,
    answer: { status: 200, size: 'small', body: ShoppingTick },
  },
})

/** The kinds of entries that are read from the content service (shared/product/wire.md#calls). */
export const ContentType = Type.Union([
  Type.Literal('tip'),
  Type.Literal('tipPsicologia'),
  Type.Literal('tipGinecologia'),
  Type.Literal('video'),
  Type.Literal('videoPsicologia'),
  Type.Literal('videoGinecologia'),
])
export type ContentType = Static<typeof ContentType>

const ContentLink = Type.Object({
  sys: Type.Object({ type: Type.Literal('Link'), linkType: Type.String(), id: Type.String() }),
})

/**
 * An entry or an asset of the content service. The practice defines its fields, so each field is checked when it is
 * read.
 */
export const ContentEntry = Type.Object({
  metadata: Type.Optional(Type.Object({ tags: Type.Array(ContentLink) })),
  sys: Type.Object({
    id: Type.String(),
    type: Type.String(),
    contentType: Type.Optional(ContentLink),
    createdAt: Type.Optional(Type.String()),
    updatedAt: Type.Optional(Type.String()),
  }),
  fields: Type.Record(Type.String(), Type.Unknown()),
})
export type ContentEntry = Static<typeof ContentEntry>

/** The entries and assets that other entries link to; the reader resolves the links. */
export const ContentIncludes = Type.Object({
  Asset: Type.Optional(Type.Array(ContentEntry)),
  Entry: Type.Optional(Type.Array(ContentEntry)),
})
export type ContentIncludes = Static<typeof ContentIncludes>

/** The collection of the Contentful Delivery API. */
export const ContentEntries = Type.Object({
  sys: Type.Object({ type: Type.Literal('Array') }),
  total: Type.Integer(),
  skip: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(ContentEntry),
  includes: Type.Optional(ContentIncludes),
})
export type ContentEntries = Static<typeof ContentEntries>

const ContentName = Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' })

/** The query: entries of one kind, or one entry of any kind by its id. */
export const ContentQuestion = Type.Object({
  content_type: Type.Optional(ContentType),
  'sys.id': Type.Optional(ContentName),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** The depth to which links are resolved into `includes`. */
  include: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
})
export type ContentQuestion = Static<typeof ContentQuestion>

/** A node of rich text, as the content service writes it. */
export interface RichTextNode {
  nodeType: string
  data: { uri?: string }
  content?: RichTextNode[]
  /** Only on text nodes. */
  value?: string
  marks?: { type: string }[]
}

/** A category item (shared/product/diet.md#tips): the title of a specialty's screen, its tags and its documents. */
export const TipCategory = Type.Object({
  title: Type.String(),
  category: Type.Array(Type.String()),
  subCategory: Type.Array(Type.String()),
  /** PSYCHOLOGY or GYNECOLOGY; any other value means nutrition. */
  specialty: Type.String(),
  documents: Type.Array(Type.Object({ name: Type.String(), infoName: Type.String() })),
})
export type TipCategory = Static<typeof TipCategory>

export const tipsContract = defineContract({
  'GET content/spaces/{space}/environments/{environment}/entries': {
    summary: 'Tips y videos, en el formato de entrega de Contentful',
    access: 'person',
    params: Type.Object({ space: ContentName, environment: ContentName }),
    query: ContentQuestion,
    answer: { status: 200, size: 'small', body: ContentEntries },
  },
  'GET content/categories': {
    summary: 'De cada especialidad, el título, las etiquetas y los documentos de su pantalla de tips',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(TipCategory) },
  },
})
