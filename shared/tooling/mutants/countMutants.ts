import type { Mutant } from './findMutants'

export interface Count {
  mutants: number
  killed: number
  survived: number
  /** Of the mutants, how many were killed. */
  percent: number
}

type Judged = Pick<Mutant, 'status'>

/** A mutant that makes the code hang was noticed; one that no test reaches was not. */
const isKilled = ({ status }: Judged) => status === 'Killed' || status === 'Timeout'
export const hasSurvived = ({ status }: Judged) => status === 'Survived' || status === 'NoCoverage'

/** Those of a table of data, and those that do not run at all, are not counted. */
export function countMutants(results: readonly Judged[]): Count {
  const killed = results.filter(isKilled).length
  const survived = results.filter(hasSurvived).length
  const mutants = killed + survived
  return { mutants, killed, survived, percent: mutants === 0 ? 100 : (killed / mutants) * 100 }
}
