import { useRef, useState } from 'react'
import { addDays } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { type Days, nextShoppingDays } from '../../../rules/shopping/shoppingDays'
import styles from './DaysOfList.module.css'
import { OtherDays } from './OtherDays'

interface DaysOfListProps {
  today: string
  days: Days
  onDays: (days: Days) => void
}

type Choice = 'today' | 'three' | 'seven' | 'others'

/** The days that the list is for: three near choices, or any. */
export function DaysOfList({ today, days, onDays }: DaysOfListProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [others, setOthers] = useState(false)
  const near: { value: Exclude<Choice, 'others'>; label: string; days: Days }[] = [
    { value: 'today', label: 'Hoy', days: { from: today, to: today } },
    { value: 'three', label: '3 días', days: { from: today, to: addDays(today, 2) } },
    { value: 'seven', label: '7 días', days: nextShoppingDays(today) },
  ]
  const chosen = near.find(choice => choice.days.from === days.from && choice.days.to === days.to)
  const choosingOthers = others || !chosen

  function choose(value: Choice) {
    const choice = near.find(known => known.value === value)
    setOthers(!choice)
    if (choice) onDays(choice.days)
  }

  function chooseNext() {
    choose('seven')
    // The button that has the focus is removed.
    group.current?.querySelector<HTMLInputElement>('[value="seven"]')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.days}>
      <ChoiceGroup<Choice>
        ref={group}
        label="Días"
        look="chips"
        choices={[...near, { value: 'others', label: 'Otros días' }]}
        value={choosingOthers ? 'others' : chosen.value}
        onChange={choose}
      />
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
