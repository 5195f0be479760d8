import type { ReactNode } from 'react'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { loadConsent } from './lateScreens'
import { StepBefore } from './StepBefore'

/** A person who does not agree can still download their data and leave. */
const OWN_DATA = '/user/privacidad'

/**
 * Shows the privacy notice in force before anything else to a person who has not accepted it
 * (shared/product/shell.md#consent).
 */
export function RequireConsent({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
  const asked =
    session.status === 'signedIn' &&
    session.user.mustAcceptPrivacyNotice &&
    pathname.replace(/\/+$/, '') !== OWN_DATA
  return (
    <StepBefore asked={asked} title="Aviso de privacidad" load={loadConsent}>
      {children}
    </StepBefore>
  )
}
