import { useEffect, useState } from 'react'
import { type DraftAnswer, isOvertaken, mergeDrafts, withGiven } from '../../rules/drafts/mergeDrafts'

/**
 * The answers of a test on this screen. The stored ones may change meanwhile: the device may open a test with older
 * answers than the server's, since a reload can overtake the last one, and another device may answer too. What was given
 * here stays as it was given. `onOvertaken` stores it again where the server has another device's answer.
 */
export function useAnswers(
  stored: readonly DraftAnswer[],
  onOvertaken: (answers: readonly DraftAnswer[]) => void,
) {
  const [own, setOwn] = useState(stored)
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set())
  const here = own.filter(({ question }) => given.has(question))
  const before = own.filter(({ question }) => !given.has(question))
  const answers = withGiven(mergeDrafts(before, stored), here)
  const overtaken = isOvertaken(stored, here)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that another answer arrives
  useEffect(() => {
    if (!overtaken) return
    setOwn(answers)
    onOvertaken(answers)
  }, [overtaken])

  return {
    answers,
    setAnswers: setOwn,
    /** The answers with one that is given here. */
    give(next: readonly DraftAnswer[], question: number) {
      setOwn(next)
      setGiven(new Set([...given, question]))
    },
  }
}
