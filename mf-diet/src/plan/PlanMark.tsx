import { CheckIcon, PencilIcon, SparklesIcon } from 'shared/ui/Icon'
import { Tag } from 'shared/ui/Tag'
import type { PlanState } from './useMealPlan'

const MARKS = {
  saved: { words: 'Guardado', tone: 'green', Icon: CheckIcon },
  changed: { words: 'Cambios sin guardar', tone: 'papaya', Icon: PencilIcon },
  proposed: { words: 'Propuesta', tone: 'neutral', Icon: SparklesIcon },
} as const

/** Whether a day is saved, by word, icon and colour. */
export function PlanMark({ state }: { state: PlanState }) {
  const { words, tone, Icon } = MARKS[state]
  return (
    <Tag tone={tone} icon={<Icon size="small" />}>
      {words}
    </Tag>
  )
}
