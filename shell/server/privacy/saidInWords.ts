import type { OwnSays } from 'shared/server/privacy/ownData'
import { ownSays } from '../../messages'

const says = (slices: readonly Speaking[]): readonly OwnSays[] => [
  ownSays,
  ...slices.flatMap(({ ownData }) => ownData.says ?? []),
]

/** A domain, for what it says of acts and jobs. */
interface Speaking {
  ownData: { says?: OwnSays }
}

/** An act of the staff in words; one of before, or of a domain without words, in general ones. */
export function actInWords(slices: readonly Speaking[], act: string): string {
  const acts = says(slices).flatMap(said => said.acts)
  return acts.find(([known]) => known.test(act))?.[1] ?? ownSays.someAct
}

/** A job that waits for a person. */
export function jobInWords(slices: readonly Speaking[], job: string): string {
  for (const { jobs } of says(slices)) if (jobs[job]) return jobs[job]
  return ownSays.someJob
}
