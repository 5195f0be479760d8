import { type Choice, ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { LaughIcon, MehIcon, SmileIcon } from 'shared/ui/Icon'
import type { Score } from '../../../../contract/ratings'
import { scoreNames } from '../../../../messages'

/** From the worst to the best. */
const SCORES: readonly Choice<Score>[] = [
  { value: 'PODRIA_MEJORAR', label: scoreNames.PODRIA_MEJORAR, icon: <MehIcon size="large" /> },
  { value: 'ESTUVO_BIEN', label: scoreNames.ESTUVO_BIEN, icon: <SmileIcon size="large" /> },
  { value: 'FUE_GENIAL', label: scoreNames.FUE_GENIAL, icon: <LaughIcon size="large" /> },
]

/** The score's field in the form of a rating. */
export function ScoreChoice(field: { name: string; error: string | undefined }) {
  return <ChoiceGroup {...field} label="Tu valoración" look="cards" choices={SCORES} />
}
