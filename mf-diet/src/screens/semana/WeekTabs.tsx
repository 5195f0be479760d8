import type { ReactNode } from 'react'
import { PencilIcon } from 'shared/ui/Icon'
import { Tabs } from 'shared/ui/Tabs'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { useDaysWithChanges } from '../../plan/useDaysWithChanges'

interface WeekTabsProps {
  weeks: readonly (readonly string[])[]
  week: number
  monthName: string
  onChange: (week: number) => void
  children: ReactNode
}

/** The week tabs (shared/product/diet.md#weeks), each labelled with its days. */
export function WeekTabs({ weeks, week, monthName, onChange, children }: WeekTabsProps) {
  const changed = useDaysWithChanges()
  return (
    <Tabs
      label={`Semanas de ${monthName}`}
      tabs={weeks.map((days, number) => ({
        id: String(number),
        label: rangeOf(days),
        icon: (
          <>
            {days.some(day => changed.includes(day)) && (
              <PencilIcon size="small" label="Con cambios sin guardar," />
            )}
            <VisuallyHidden>{`Semana ${number + 1}, días `}</VisuallyHidden>
          </>
        ),
      }))}
      selected={String(week)}
      onSelect={id => onChange(Number(id))}
    >
      {children}
    </Tabs>
  )
}

/** `15–21`, or `29` where a week is one day. */
function rangeOf(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)].map(day => Number(day?.slice(8)))
  return first === last ? `${first}` : `${first}–${last}`
}
