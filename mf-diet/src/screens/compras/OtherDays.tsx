import { useState } from 'react'
import { DateField } from 'shared/ui/DateField'
import { shoppingRefusals } from '../../../messages'
import { isPlannable } from '../../../rules/plans/isPlannable'
import { areShoppingDays, type Days } from '../../../rules/shopping/shoppingDays'
import styles from './OtherDays.module.css'

interface OtherDaysProps {
  today: string
  days: Days
  onDays: (days: Days) => void
}

/** Any days, up to a month. The typed days stay until they are valid for a list. */
export function OtherDays({ today, days, onDays }: OtherDaysProps) {
  const [typed, setTyped] = useState(days)
  const error = problemOf(typed, today)

  function type(change: Partial<Days>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (!problemOf(next, today)) onDays(next)
  }

  return (
    <div className={styles.fields}>
      <DateField label="Desde" value={typed.from} onChange={event => type({ from: event.target.value })} />
      <DateField
        label="Hasta"
        value={typed.to}
        error={error}
        onChange={event => type({ to: event.target.value })}
      />
    </div>
  )
}

function problemOf({ from, to }: Days, today: string): string | undefined {
  if (!from || !to) return 'Elige los dos días.'
  if (!isPlannable(from, today) || !isPlannable(to, today)) return shoppingRefusals.dayTooFar
  if (to < from) return shoppingRefusals.wrongOrder
  return areShoppingDays({ from, to }) ? undefined : shoppingRefusals.tooManyDays
}
