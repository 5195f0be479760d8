import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import type { Exclusion } from '../../../contract/foods'
import { REASONS } from './reasons'

interface ReasonChoiceProps {
  food: string
  /** Undefined for a food that is not excluded. */
  reason: Exclusion['reason'] | undefined
  busy: boolean
  onReason: (reason: Exclusion['reason']) => void
}

const TONES = { allergy: 'critical', dislike: 'papaya' } as const

/** The reason why a person avoids a food. */
export function ReasonChoice({ food, reason: chosen, busy, onReason }: ReasonChoiceProps) {
  return (
    <ChoiceGroup
      label={`Por qué evitas ${food}`}
      labelHidden
      look="chips"
      choices={REASONS.map(({ reason, label, Icon }) => ({
        value: reason,
        label,
        icon: <Icon size="small" />,
        tone: TONES[reason],
      }))}
      value={chosen}
      onChange={onReason}
      busyLabel={busy ? `Guardando ${food}` : undefined}
    />
  )
}
