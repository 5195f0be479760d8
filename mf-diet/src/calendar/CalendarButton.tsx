import { useState } from 'react'
import { saveFile } from 'shared/downloads/saveFile'
import { notify, useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { CalendarIcon } from 'shared/ui/Icon'
import type { MealPlanBody } from '../../contract/mealPlans'
import { planHints } from '../../messages'
import { planCalendar } from '../../rules/plans/planCalendar'
import type { Catalogue } from '../catalogue/catalogueOf'
import { SLOTS } from '../plan/slots'
import styles from './CalendarButton.module.css'

interface CalendarButtonProps {
  days: readonly string[]
  /** All saved plans; only those of `days` are used. */
  plans: readonly MealPlanBody[]
  recipeOf: Catalogue['recipeOf']
}

/** Downloads the saved meals of some days as a calendar file. */
export function CalendarButton({ days, plans, recipeOf }: CalendarButtonProps) {
  const { id } = useUser()
  const [busy, setBusy] = useState(false)
  const saved = plans.filter(plan => days.includes(plan.day))
  const nameOf = (slot: string) => SLOTS.find(one => one.slot === slot)?.name ?? ''

  async function download() {
    setBusy(true)
    try {
      const { calendarFile } = await import(/* webpackChunkName: "calendar" */ './calendarFile')
      const text = calendarFile(planCalendar(saved, nameOf, recipeOf, id), new Date())
      saveFile(text, { name: `mis-comidas-${days[0]}.ics`, type: 'text/calendar;charset=utf-8' })
    } catch {
      notify({ type: 'error', title: planHints.calendarTitle, message: planHints.calendar })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.calendar}>
      <Button
        variant="secondary"
        icon={<CalendarIcon size="small" />}
        disabled={saved.length === 0}
        busy={busy}
        busyLabel="Preparando tu calendario…"
        onClick={() => void download()}
      >
        Agregar a mi calendario
      </Button>
      <p className={styles.hint}>
        {saved.length === 0
          ? 'Guarda al menos un día para llevarlo a tu calendario.'
          : `Con los días guardados de esta semana: ${saved.length} de ${days.length}.`}
      </p>
    </div>
  )
}
