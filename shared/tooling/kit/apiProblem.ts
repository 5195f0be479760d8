import { sectionsOf, versionOf } from './apiReport'

const ACCEPT = 'then npm run pack-kit -- --accept, and commit shared/tooling/kit/kit.api.txt'

/**
 * The reason why a kit with this report may not be packed; undefined where it may. An export that teams could import and
 * no longer can, or not in the same form, needs a new first number of the version in shared/package.json; a new export, a
 * new second one.
 */
export function apiProblem(accepted: string, present: string): string | undefined {
  const [before, after] = [sectionsOf(accepted), sectionsOf(present)]
  const broken = [...before].filter(([name, text]) => isBroken(text, after.get(name))).map(([name]) => name)
  const added = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
  const [was = [], is = []] = [versionOf(accepted), versionOf(present)].map(numbers)
  if (broken.length > 0 && !isHigher(is, was, 0))
    return `Teams elsewhere would no longer compile with ${broken.join(', ')}. Keep what they import, or raise the first number of the version in shared/package.json, ${ACCEPT}.`
  if (broken.length === 0 && added.length > 0 && !isHigher(is, was, 1))
    return `${added.join(', ')} offer more than version ${was.join('.')}. Raise the second number of the version in shared/package.json, ${ACCEPT}.`
  return undefined
}

/** Whether a line of the types is gone: additions leave every line as it is. */
function isBroken(before: string, after: string | undefined): boolean {
  if (after === undefined) return true
  const present = new Set(after.split('\n').map(line => line.trim()))
  return before.split('\n').some(line => !present.has(line.trim()))
}

const numbers = (version: string) => version.split('.').map(Number)

/** Whether a version is higher in one of its first numbers, up to this place. */
function isHigher(is: readonly number[], was: readonly number[], place: number): boolean {
  for (let i = 0; i <= place; i++) {
    const difference = (is[i] ?? 0) - (was[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
