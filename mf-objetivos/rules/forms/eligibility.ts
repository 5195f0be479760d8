import { ageInDays } from 'shared/dates'

export type FormGender = 'Masculino' | 'Femenino' | 'Ambos'

/** The facts about a person that a form depends on; null where the profile is incomplete. */
export interface Taker {
  birthDate: string | null
  gender: string | null
}

interface AgeRange {
  min: number
  max: number
}

const RANGE = /^(\d{1,6})-(\d{1,6})$/

/** A range of ages in days, written `min-max`, both included; undefined for another text, or a minimum above the maximum. */
export function parseAgeRange(text: string): AgeRange | undefined {
  const [, min, max] = RANGE.exec(text) ?? []
  const range = { min: Number(min), max: Number(max) }
  return range.min <= range.max ? range : undefined
}

/**
 * Whether a form is for this person on this day: the age in days lies within one of its ranges, and the gender matches
 * unless the form is for Ambos (shared/product/objetivos.md#eligibility). A person without a birthdate or
 * a gender is not eligible. `ageRange` is the JSON list of the wire.
 */
export function isEligible(
  { ageRange, gender }: { ageRange: string; gender: FormGender },
  taker: Taker,
  today: string,
): boolean {
  if (!taker.birthDate || !taker.gender) return false
  const isForGender = gender === 'Ambos' || gender === (taker.gender === 'male' ? 'Masculino' : 'Femenino')
  return isForGender && isInRanges(JSON.parse(ageRange), ageInDays(taker.birthDate, today))
}

function isInRanges(ranges: readonly string[], days: number): boolean {
  return ranges.some(text => {
    const range = parseAgeRange(text)
    return range !== undefined && days >= range.min && days <= range.max
  })
}
