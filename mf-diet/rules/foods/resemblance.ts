import { fold } from 'shared/text/fold'
import type { Aliment, Exclusion } from '../../contract/foods'

type Named = Pick<Aliment, 'id' | 'alimentos' | 'grupo' | 'subGrupo'>

/** A food of the present catalogue, and when it came into it. */
export type PresentFood = Named & { addedAt: Date }

/** A food that the practice has withdrawn, and when; a null time is unknown, and counts as long ago. */
export type WithdrawnFood = Named & { withdrawnAt: Date | null }

/** A withdrawn food that a person marked. */
export interface WithdrawnMark {
  food: WithdrawnFood
  reason: Exclusion['reason']
}

/** Words that say how a food is prepared or sold, not what it is. All are stems, as `stemOf` makes them. */
const NOT_THE_FOOD = new Set(
  `de del la las el los con y en al a para por o tipo
  agua cruda crudo cocida cocido preparada preparado picada picado rallada rallado rebanada rebanado molida molido
  tostada tostado horneada horneado frita frito asada asado hervida hervido deshebrada deshebrado desgranado drenado
  pasteurizado seca seco fresca fresco natural casera casero integral light magra magro entera entero descremada
  descremado semidescremada semidescremado desgrasado deslactosada endulzada endulzado salada salado
  blanca blanco negra negro roja rojo verde amarilla amarillo morada morado azul grande mediana mediano chica chico
  bajo baja grasa grasas polvo pieza taza filete trozo trozos cubo cubos baston bastones hoja hojas hojuela hojuelas
  beber`
    .split(/\s+/)
    .map(stemOf),
)

/**
 * Why a food of the catalogue may be the one that a person marked and that was withdrawn since
 * (shared/product/diet.md#avoided-foods); undefined where nothing speaks for it:
 * - `name`: the same name, whatever the case and the accents;
 * - `word`: a common word that names a food: «Camarón gigante» for «Camarón cocido»;
 * - `group`: the same group and subgroup, and it came into the catalogue when the marked food left it or later. A food
 *   that was listed beside the marked one is another food, which the person could mark.
 */
export function resemblance(lost: WithdrawnFood, food: PresentFood): 'name' | 'word' | 'group' | undefined {
  if (fold(lost.alimentos).trim() === fold(food.alimentos).trim()) return 'name'
  const words = wordsOf(lost.alimentos)
  if (wordsOf(food.alimentos).some(word => words.includes(word))) return 'word'
  const sameGroup = lost.grupo === food.grupo && lost.subGrupo === food.subGrupo
  return sameGroup && food.addedAt >= (lost.withdrawnAt ?? new Date(0)) ? 'group' : undefined
}

/**
 * The exclusions by which withdrawn foods stay in force: an allergy for every food that resembles the marked one, a
 * dislike for the food under its own name alone. A food that the person marked (`own`) has the reason they chose.
 */
export function exclusionsByResemblance(
  lost: readonly WithdrawnMark[],
  foods: readonly PresentFood[],
  own: ReadonlySet<number>,
): Exclusion[] {
  // An allergy weighs more than a dislike.
  const marks = [...lost.filter(isAllergy), ...lost.filter(mark => !isAllergy(mark))]
  return foods.flatMap(food => {
    const mark = own.has(food.id) ? undefined : marks.find(one => holdsFor(one, food))
    return mark ? [{ alimentId: food.id, reason: mark.reason, resembles: mark.food.id }] : []
  })
}

function holdsFor(mark: WithdrawnMark, food: PresentFood): boolean {
  const found = resemblance(mark.food, food)
  return isAllergy(mark) ? found !== undefined : found === 'name'
}

const isAllergy = ({ reason }: { reason: Exclusion['reason'] }) => reason === 'allergy'

/** The stems of the words that name the food. The words after «sin» are not in it: «Gelatina sin azúcar». */
function wordsOf(name: string): string[] {
  const words = fold(name)
    .replaceAll(/\bsin\s+\S+/g, '')
    .match(/\p{L}{3,}/gu)
  const stems = (words ?? []).map(stemOf)
  const naming = stems.filter(word => !NOT_THE_FOOD.has(word))
  return naming.length > 0 ? naming : stems
}

/** A word without the ending of its plural: camarón and camarones, leche and leches, nuez and nueces. */
function stemOf(word: string): string {
  return word.replace(/s$/, '').replace(/e$/, '').replace(/z$/, 'c')
}
