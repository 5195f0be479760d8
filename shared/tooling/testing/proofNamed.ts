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
  /** The areas that it proves whole. */
  areas: readonly string[]
}

/**
 * The proof that the words after `npm test --` ask for, or a sentence that says what is wrong with them. Prints what
 * `--since` leaves out.
 */
export function proofNamed(words: readonly string[]): Proof | string {
  const untilRed = words.includes('--until-red')
  const at = words.indexOf('--since')
  const since = at < 0 ? undefined : words[at + 1]
  if (at >= 0 && since === undefined) return 'Since which commit? Usage: npm test -- --since main'
  const named = words.filter((word, i) => !word.startsWith('--') && (at < 0 || i !== at + 1))
  const unknown = named.filter(name => !areas().includes(name))
  if (unknown.length > 0) return `There is no ${unknown.join(', ')}. There are ${areas().join(', ')}.`
  const proof = since === undefined ? proofOfNames(named) : proofSince(since)
  return { ...proof, untilRed, isWhole: proof.steps === allSteps }
}

type Steps = Pick<Proof, 'steps' | 'areas'>

const whole = (): Steps => ({ steps: allSteps, areas: areas() })

const proofOfNames = (names: readonly string[]): Steps =>
  names.length > 0 ? { steps: stepsOf(scopeOf(names)), areas: names } : whole()

function proofSince(commit: string): Steps {
  const { areas, why } = reachOf(changedFiles(commit))
  console.info(why.map(line => `  ${line}`).join('\n'))
  if (areas?.length === 0) return { steps: quickSteps, areas }
  return areas ? { steps: stepsOf(scopeOf(areas, 'walk')), areas } : whole()
}
