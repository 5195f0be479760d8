import { CheckIcon, PencilIcon, SparklesIcon } from 'shared/ui/Icon'
import { Tag } from 'shared/ui/Tag'
import type { PlanState } from './useMealPlan'

const MARKS = {
  saved: { words: 'Guardado', tone: 'green', Icon: CheckIcon },
  changed: { words: 'Cambios sin guardar', tone: 'papaya', Icon: PencilIcon },
  proposed: { words: 'Propuesta', tone: 'neutral', Icon: SparklesIcon },
} as const

/** The state of a day's plan in a word, an icon and a colour. */
export function PlanMark({ state }: { state: PlanState }) {
  const { words, tone, Icon } = MARKS[state]
  return (
    <Tag tone={tone} icon={<Icon size="small" />}>
      {words}
    </Tag>
  )
}
