import type { Specialty } from '../../rules/tips/specialtyOf'

/** The list of a specialty; nutrition's needs no word. */
export function listPath(specialty: Specialty): string {
  return specialty === 'nutricion' ? '/user/tip' : `/user/tip?especialidad=${specialty}`
}

export function tipPath(specialty: Specialty, id: string): string {
  return `${listPath(specialty)}${specialty === 'nutricion' ? '?' : '&'}tip=${encodeURIComponent(id)}`
}
