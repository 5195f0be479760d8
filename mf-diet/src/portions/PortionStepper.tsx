import { MinusIcon, PlusIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './PortionStepper.module.css'

interface PortionStepperProps {
  /** What is counted: a recipe has portions, a list is for people. */
  noun?: keyof typeof PLURALS
  value: number
  onChange: (portions: number) => void
}

const PLURALS = { porción: 'porciones', persona: 'personas' } as const
const MOST = 20

/** For how many the quantities are shown; what is planned stays as it is. */
export function PortionStepper({ noun = 'porción', value, onChange }: PortionStepperProps) {
  const nouns = PLURALS[noun]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands for a form's fields; this is one control of two buttons
    <div
      role="group"
      aria-label={`${nouns.charAt(0).toUpperCase()}${nouns.slice(1)}`}
      className={styles.stepper}
    >
      <IconButton
        variant="outlined"
        className={styles.step}
        label={`Una ${noun} menos`}
        icon={<MinusIcon size="small" />}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <span className={styles.value} aria-live="polite">
        {value === 1 ? `1 ${noun}` : `${value} ${nouns}`}
      </span>
      <IconButton
        variant="outlined"
        className={styles.step}
        label={`Una ${noun} más`}
        icon={<PlusIcon size="small" />}
        disabled={value >= MOST}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
