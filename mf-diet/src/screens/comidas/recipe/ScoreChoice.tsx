import { type Choice, ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { LaughIcon, MehIcon, SmileIcon } from 'shared/ui/Icon'
import type { Score } from '../../../../contract'
import { scoreNames } from '../../../../messages'

interface ScoreChoiceProps {
  value: Score | undefined
  onChange: (score: Score) => void
  error: string | undefined
}

/** From the worst to the best. */
const SCORES: readonly Choice<Score>[] = [
  { value: 'PODRIA_MEJORAR', label: scoreNames.PODRIA_MEJORAR, icon: <MehIcon size="large" /> },
  { value: 'ESTUVO_BIEN', label: scoreNames.ESTUVO_BIEN, icon: <SmileIcon size="large" /> },
  { value: 'FUE_GENIAL', label: scoreNames.FUE_GENIAL, icon: <LaughIcon size="large" /> },
]

export function ScoreChoice(props: ScoreChoiceProps) {
  return <ChoiceGroup {...props} label="Tu valoración" look="cards" choices={SCORES} />
}
