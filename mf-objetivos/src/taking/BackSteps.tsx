import { useOverlay } from 'shared/router'
import type { Question } from '../../rules/forms/form'

interface BackStepsProps {
  questions: readonly Question[]
  /** The place of the present question. */
  at: number
  /** Called by Back with the place of the question before. */
  onBack: (to: number) => void
}

/**
 * Gives every question but the first a history entry of its own, so that the browser's Back leads to the question before
 * and leaves the test from the first alone. The entries are those of overlays (decision 21): a test that is left or sent
 * takes them with it, and Back never leads into a test that is over.
 */
export function BackSteps({ questions, at, onBack }: BackStepsProps) {
  return questions.slice(0, at).map(({ id }, place) => <BackStep key={id} onBack={() => onBack(place)} />)
}

function BackStep({ onBack }: { onBack: () => void }) {
  useOverlay(true, onBack)
  return null
}
