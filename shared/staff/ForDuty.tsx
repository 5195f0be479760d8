import type { ReactNode } from 'react'
import { useUser } from 'shared/session'
import { EmptyState } from 'shared/ui/EmptyState'
import { type Duty, hasDuty } from '../published/duties'
import { staffWords } from './staffWords'

interface ForDutyProps {
  /** A member with one of these sees the page. */
  duties: readonly Duty[]
  /** The heading that a patient reads in its place. */
  forPatients?: string
  /** The way on for everybody else. */
  action: ReactNode
  children: ReactNode
}

/** A page of the staff. Whoever has no duty for it reads so, and no call is made. */
export function ForDuty({ duties, forPatients = staffWords.forStaff, action, children }: ForDutyProps) {
  const user = useUser()
  if (hasDuty(user, ...duties)) return children
  return (
    <EmptyState level="h1" title={user.staff ? staffWords.otherDuty : forPatients} action={action}>
      {user.staff && staffWords.askForDuty}
    </EmptyState>
  )
}
