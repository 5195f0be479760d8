import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { LatePage } from './LatePage'
import { loadConsent } from './lateScreens'

/** A person who does not agree can still download their data and leave. */
const OWN_DATA = '/user/privacidad'

/**
 * Shows the privacy notice in force before anything else to a person who has not accepted it
 * (shared/product/shell.md#consent). If it comes into force while a screen is open, the screen waits behind it with its
 * input.
 */
export function RequireConsent({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
  const asked =
    session.status === 'signedIn' &&
    session.user.mustAcceptPrivacyNotice &&
    pathname.replace(/\/+$/, '') !== OWN_DATA
  const wasInside = useRef(false)
  if (session.status === 'signedIn' && !asked) wasInside.current = true

  useEffect(() => {
    if (!asked) return
    const { title } = document
    return () => {
      document.title = title
    }
  }, [asked])

  return (
    <>
      {asked && <LatePage title="Aviso de privacidad" load={loadConsent} />}
      {(!asked || wasInside.current) && <div hidden={asked}>{children}</div>}
    </>
  )
}
