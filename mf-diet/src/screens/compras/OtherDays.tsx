import { type FieldErrors, textOf } from 'shared/forms/useForm'
import { DateField } from 'shared/ui/DateField'
import { shoppingRefusals } from '../../../messages'
import { isPlannable } from '../../../rules/plans/isPlannable'
import { areShoppingDays, type Days } from '../../../rules/shopping/shoppingDays'
import styles from './OtherDays.module.css'
import { useLiveForm } from './useLiveForm'

interface OtherDaysProps {
  today: string
  days: Days
  onDays: (days: Days) => void
}

/** Any days, up to a month. The typed days stay until they are valid for a list. */
export function OtherDays({ today, days, onDays }: OtherDaysProps) {
  const { field, formProps } = useLiveForm({
    validate: data => errorsOf(daysOf(data), today),
    apply: data => onDays(daysOf(data)),
  })
  return (
    <form {...formProps} className={styles.fields}>
      <DateField label="Desde" defaultValue={days.from} {...field('from')} />
      <DateField label="Hasta" defaultValue={days.to} {...field('to')} />
    </form>
  )
}

const daysOf = (data: FormData): Days => ({ from: textOf(data, 'from'), to: textOf(data, 'to') })

function errorsOf(days: Days, today: string): FieldErrors {
  const { from, to } = days
  const errors = { from: errorOfDay(from, today), to: errorOfDay(to, today) }
  if (errors.from || errors.to) return errors
  if (to < from) return { to: shoppingRefusals.wrongOrder }
  return areShoppingDays(days) ? {} : { to: shoppingRefusals.tooManyDays }
}

function errorOfDay(day: string, today: string): string | undefined {
  if (!day) return 'Elige los dos días.'
  return isPlannable(day, today) ? undefined : shoppingRefusals.dayTooFar
}
