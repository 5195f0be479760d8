import { MinusIcon, PlusIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './Stepper.module.css'

export interface StepperProps {
  /** The quantity's name: «Porciones». */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** The value in words: «2 porciones». */
  text: string
  /** Labels of the two buttons: «Una porción menos», «Una porción más». */
  lessLabel: string
  moreLabel: string
}

/**
 * A small whole number with a button for one less and one more. The new value is announced; print shows only the value.
 */
export function Stepper({ label, value, onChange, min = 1, max, text, lessLabel, moreLabel }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands for a form's fields; this is one control of two buttons
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        variant="outlined"
        className={styles.step}
        label={lessLabel}
        icon={<MinusIcon size="small" />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <span className={styles.value} aria-live="polite">
        {text}
      </span>
      <IconButton
        variant="outlined"
        className={styles.step}
        label={moreLabel}
        icon={<PlusIcon size="small" />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
