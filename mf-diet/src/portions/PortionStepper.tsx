import { Stepper } from './Stepper'

interface PortionStepperProps {
  /** A recipe is for portions, a list for people. */
  noun?: keyof typeof NOUNS
  value: number
  onChange: (portions: number) => void
}

const NOUNS = {
  porción: { label: 'Porciones', plural: 'porciones' },
  persona: { label: 'Personas', plural: 'personas' },
} as const
const MOST = 20

/** The number of portions or people that quantities are shown for; it does not change the plan. */
export function PortionStepper({ noun = 'porción', value, onChange }: PortionStepperProps) {
  const { label, plural } = NOUNS[noun]
  return (
    <Stepper
      label={label}
      value={value}
      onChange={onChange}
      max={MOST}
      text={value === 1 ? `1 ${noun}` : `${value} ${plural}`}
      lessLabel={`Una ${noun} menos`}
      moreLabel={`Una ${noun} más`}
    />
  )
}
