import { type ReactNode, useRef } from 'react'
import { Navigate } from 'shared/router'
import { useSession } from 'shared/session'

/** A page for people without a session: a person who is signed in on arrival is sent to `/user`. */
export function NewcomersOnly({ children }: { children: ReactNode }) {
  const { status } = useSession()
  // After a sign-in on the page itself, the page navigates on.
  const letIn = useRef(false)
  if (status === 'anonymous' || status === 'unreachable') letIn.current = true
  if (letIn.current) return children
  return status === 'signedIn' ? <Navigate to="/user" replace /> : null
}
