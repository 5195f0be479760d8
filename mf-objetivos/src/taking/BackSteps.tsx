import { memo, type RefObject, useRef } from 'react'
import { useOverlay } from 'shared/router'
import type { Question } from '../../rules/forms/form'

type Back = (to: number) => void

interface BackStepsProps {
  questions: readonly Question[]
  /** The place of the present question. */
  at: number
  /** Called by Back with the place of the question before. */
  onBack: Back
}

/**
 * Gives every question but the first a history entry of its own, so that the browser's Back leads to the question before
 * and leaves the test from the first alone. The entries are those of overlays (decision 21): a test that is left or sent
 * takes them with it, and Back never leads into a test that is over.
 */
export function BackSteps({ questions, at, onBack }: BackStepsProps) {
  const back = useRef(onBack)
  back.current = onBack
  return questions.slice(0, at).map(({ id }, place) => <BackStep key={id} place={place} back={back} />)
}

/** Rendered once: a test may have a hundred of them, and each answer renders the test. */
const BackStep = memo(function BackStep({ place, back }: { place: number; back: RefObject<Back> }) {
  useOverlay(true, () => back.current(place))
  return null
})
