import type { Specialty } from '../../rules/tips/specialtyOf'

/** The address of a specialty's list; nutrition is the default and left out. */
export function listPath(specialty: Specialty): string {
  return specialty === 'nutricion' ? '/user/tip' : `/user/tip?especialidad=${specialty}`
}

export function tipPath(specialty: Specialty, id: string): string {
  return `${listPath(specialty)}${specialty === 'nutricion' ? '?' : '&'}tip=${encodeURIComponent(id)}`
}
