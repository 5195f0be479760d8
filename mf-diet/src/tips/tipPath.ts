import type { Specialty } from '../../rules/tips/specialtyOf'

/** The address of a specialty's list. Nutrition is the default, so its address does not name it. */
export function listPath(specialty: Specialty): string {
  return specialty === 'nutricion' ? '/user/tip' : `/user/tip?especialidad=${specialty}`
}

export function tipPath(specialty: Specialty, id: string): string {
  return `${listPath(specialty)}${specialty === 'nutricion' ? '?' : '&'}tip=${encodeURIComponent(id)}`
}
