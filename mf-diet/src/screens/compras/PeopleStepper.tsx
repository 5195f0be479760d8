import { useId } from 'react'
import { MinusIcon, PlusIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './PeopleStepper.module.css'

interface PeopleStepperProps {
  people: number
  onPeople: (people: number) => void
}

/** As many as the contract takes. */
const MOST_PEOPLE = 20

/** For how many. */
export function PeopleStepper({ people, onPeople }: PeopleStepperProps) {
  const label = useId()
  return (
    <fieldset className={styles.people} aria-labelledby={label}>
      <span className={styles.label} id={label}>
        Personas
      </span>
      <div className={styles.stepper}>
        <IconButton
          variant="outlined"
          label="Una persona menos"
          icon={<MinusIcon />}
          disabled={people <= 1}
          onClick={() => onPeople(people - 1)}
        />
        <output className={styles.number}>{people}</output>
        <IconButton
          variant="outlined"
          label="Una persona más"
          icon={<PlusIcon />}
          disabled={people >= MOST_PEOPLE}
          onClick={() => onPeople(people + 1)}
        />
      </div>
    </fieldset>
  )
}
