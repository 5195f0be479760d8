import { remotes } from 'shared/releases/remotes'
import { changedFiles, reachOf } from './changedSince'
import { scopeOf } from './scopeOf'
import type { Step } from './step'
import { allSteps, quickSteps, stepsOf } from './steps'

const areas = () => ['shell', 'shared', ...remotes()]

interface Proof {
  steps: readonly Step[]
  untilRed: boolean
  isWhole: boolean
}

/**
 * The proof that the words after `npm test --` ask for, or a sentence that says what is wrong with them. Prints what
 * `--since` leaves out.
 */
export function proofNamed(words: readonly string[]): Proof | string {
  const untilRed = words.includes('--until-red')
  const at = words.indexOf('--since')
  const since = at < 0 ? undefined : words[at + 1]
  if (at >= 0 && since === undefined) return 'Falta el commit: npm test -- --since main'
  const named = words.filter((word, i) => !word.startsWith('--') && (at < 0 || i !== at + 1))
  const unknown = named.filter(name => !areas().includes(name))
  if (unknown.length > 0) return `No existe ${unknown.join(', ')}. Existen: ${areas().join(', ')}.`
  const steps = since === undefined ? stepsNamed(named) : stepsSince(since)
  return { steps, untilRed, isWhole: steps === allSteps }
}

const stepsNamed = (names: readonly string[]) => (names.length > 0 ? stepsOf(scopeOf(names)) : allSteps)

function stepsSince(commit: string): readonly Step[] {
  const { areas, why } = reachOf(changedFiles(commit))
  console.info(why.map(line => `  ${line}`).join('\n'))
  if (areas?.length === 0) return quickSteps
  return areas ? stepsOf(scopeOf(areas)) : allSteps
}
