import type { ReactNode } from 'react'
import { useSession } from 'shared/session'
import { secondFactorWords } from '../../secondFactorMessages'
import { loadSecondFactor } from './lateScreens'
import { StepBefore } from './StepBefore'

/** Asks a member of the staff for the second factor before anything else (shared/product/shell.md#staff). */
export function RequireSecondFactor({ children }: { children: ReactNode }) {
  const session = useSession()
  const asked = session.status === 'signedIn' && session.user.secondFactor !== undefined
  return (
    <StepBefore asked={asked} title={secondFactorWords.tab} load={loadSecondFactor}>
      {children}
    </StepBefore>
  )
}
