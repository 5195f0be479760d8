import { useId, useState } from 'react'
import { addDays } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { CheckIcon } from 'shared/ui/Icon'
import { type Days, nextShoppingDays } from '../../../rules/shoppingDays'
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
  const [others, setOthers] = useState(false)
  const choices = [
    { label: 'Hoy', days: { from: today, to: today } },
    { label: '3 días', days: { from: today, to: addDays(today, 2) } },
    { label: '7 días', days: nextShoppingDays(today) },
  ]
  const chosen = choices.find(choice => choice.days.from === days.from && choice.days.to === days.to)
  const choosingOthers = others || !chosen

  function choose(next: Days) {
    setOthers(false)
    onDays(next)
  }

  return (
    <div className={styles.days}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Días</legend>
        {choices.map(choice => (
          <Choice
            key={choice.label}
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
        <p role="status" className={styles.past}>
          Estas fechas ya pasaron.{' '}
          <Button variant="quiet" size="small" onClick={() => choose(nextShoppingDays(today))}>
            Ver los próximos 7 días
          </Button>
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  name: string
  label: string
  checked: boolean
  onChoose: () => void
}

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" name={name} checked={checked} onChange={onChoose} />
      {checked && <CheckIcon size="small" />}
      {label}
    </label>
  )
}
