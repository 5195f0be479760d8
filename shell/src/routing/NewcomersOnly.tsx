import { type ReactNode, useRef } from 'react'
import { Navigate } from 'shared/router'
import { useSession } from 'shared/session'

/** A page for people who cannot sign in yet: a person who is signed in on arrival is sent home. */
export function NewcomersOnly({ children }: { children: ReactNode }) {
  const { status } = useSession()
  // The page itself leads on where a person signs in on it.
  const letIn = useRef(false)
  if (status === 'anonymous' || status === 'unreachable') letIn.current = true
  if (letIn.current) return children
  return status === 'signedIn' ? <Navigate to="/user" replace /> : null
}
