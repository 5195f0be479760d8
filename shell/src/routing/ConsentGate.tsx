import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { LatePage } from './LatePage'
import { loadConsent } from './lateScreens'

/** Who does not agree can still take their data along and leave. */
const OWN_DATA = '/user/privacidad'

/**
 * Who has not accepted the privacy notice in force sees it before anything else (rulings, 22). Where it comes into
 * force while a person is in the middle of something, that waits behind it with all that was typed.
 */
export function ConsentGate({ children }: { children: ReactNode }) {
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
