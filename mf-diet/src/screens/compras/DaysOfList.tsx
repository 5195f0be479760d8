import { type Ref, useId, useRef, useState } from 'react'
import { addDays } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { CheckIcon } from 'shared/ui/Icon'
import { type Days, nextShoppingDays } from '../../../rules/shopping/shoppingDays'
import styles from './DaysOfList.module.css'
import { OtherDays } from './OtherDays'

interface DaysOfListProps {
  today: string
  days: Days
  onDays: (days: Days) => void
}

/** For which days: three near choices, or any. */
export function DaysOfList({ today, days, onDays }: DaysOfListProps) {
  const name = useId()
  const next = useRef<HTMLInputElement>(null)
  const [others, setOthers] = useState(false)
  const choices = [
    { label: 'Hoy', days: { from: today, to: today } },
    { label: '3 días', days: { from: today, to: addDays(today, 2) } },
    { label: '7 días', days: nextShoppingDays(today), ref: next },
  ]
  const chosen = choices.find(choice => choice.days.from === days.from && choice.days.to === days.to)
  const choosingOthers = others || !chosen

  function choose(chosenDays: Days) {
    setOthers(false)
    onDays(chosenDays)
  }

  function chooseNext() {
    choose(nextShoppingDays(today))
    // The button that has the focus goes away.
    next.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.days}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Días</legend>
        {choices.map(choice => (
          <Choice
            key={choice.label}
            ref={choice.ref}
            name={name}
            label={choice.label}
            checked={!choosingOthers && choice === chosen}
            onChoose={() => choose(choice.days)}
          />
        ))}
        <Choice name={name} label="Otros días" checked={choosingOthers} onChoose={() => setOthers(true)} />
      </fieldset>
      {choosingOthers && <OtherDays today={today} days={days} onDays={onDays} />}
      {days.to < today && (
        <div className={styles.past}>
          <p>Estas fechas ya pasaron.</p>
          <Button variant="quiet" size="small" onClick={chooseNext}>
            Ver los próximos 7 días
          </Button>
        </div>
      )}
    </div>
  )
}

interface ChoiceProps {
  ref?: Ref<HTMLInputElement>
  name: string
  label: string
  checked: boolean
  onChoose: () => void
}

function Choice({ ref, name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        ref={ref}
        className={styles.radio}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
      />
      {checked && <CheckIcon size="small" />}
      {label}
    </label>
  )
}
