import type { Question } from '../forms/form'

/**
 * The chosen options of a multiple choice after a press on one of them, null for none. An exclusive option, such as
 * *Ninguna de estas*, takes the place of all others, and any other takes its place.
 */
export function toggleOption(
  { opciones }: Pick<Question, 'opciones'>,
  chosen: readonly number[],
  pressed: number,
): number[] | null {
  const isExclusive = (option: number) => opciones.some(({ id, exclusive }) => id === option && exclusive)
  const others = chosen.filter(one => one !== pressed)
  const kept = isExclusive(pressed) ? [] : others.filter(one => !isExclusive(one))
  const next = chosen.includes(pressed) ? others : [...kept, pressed]
  return next.length > 0 ? next.sort((a, b) => a - b) : null
}
