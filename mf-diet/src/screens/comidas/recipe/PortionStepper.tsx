import { MinusIcon, PlusIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './PortionStepper.module.css'

interface PortionStepperProps {
  value: number
  onChange: (portions: number) => void
}

const MOST = 20

/** For how many the quantities are shown; what is planned stays as it is. */
export function PortionStepper({ value, onChange }: PortionStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands for a form's fields; this is one control of two buttons
    <div role="group" aria-label="Porciones" className={styles.stepper}>
      <IconButton
        variant="outlined"
        className={styles.step}
        label="Una porción menos"
        icon={<MinusIcon size="small" />}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <span className={styles.value} aria-live="polite">
        {value === 1 ? '1 porción' : `${value} porciones`}
      </span>
      <IconButton
        variant="outlined"
        className={styles.step}
        label="Una porción más"
        icon={<PlusIcon size="small" />}
        disabled={value >= MOST}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
