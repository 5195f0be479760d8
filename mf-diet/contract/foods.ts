import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

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

const Reason = Type.Enum(['allergy', 'dislike'])

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

export const foodsContract = defineContract({
  'GET aliments': {
    summary: 'Los alimentos con su porción sugerida',
    answer: { size: 'list', body: Type.Array(Aliment) },
  },
  'GET exclusions': {
    summary: 'Los alimentos que la persona evita',
    answer: { size: 'list', body: Type.Array(Exclusion) },
  },
  'PUT exclusions/{alimentId}': {
    summary: 'Evitar un alimento',
    params: Type.Object({ alimentId: Id }),
    body: Type.Object({ reason: Reason, onlyThis: Exclusion.properties.onlyThis }),
    answer: { size: 'small', body: Exclusion },
  },
  'DELETE exclusions/{alimentId}': {
    summary: 'Dejar de evitar un alimento',
    params: Type.Object({ alimentId: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'GET allergies': {
    summary: 'Los alérgenos de la práctica, con los que la persona marcó',
    answer: { size: 'list', body: Type.Array(Allergen) },
  },
  'PUT allergies/{allergen}': {
    summary: 'Marcar una alergia: se evita todo lo que lleva el alérgeno, y lo que no se sabe si lo lleva',
    params: Type.Object({ allergen: AllergenName }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'DELETE allergies/{allergen}': {
    summary: 'Quitar una alergia',
    params: Type.Object({ allergen: AllergenName }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
