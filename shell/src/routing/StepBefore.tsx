import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useSession } from 'shared/session'
import { LatePage } from './LatePage'

interface StepBeforeProps {
  /** Whether the signed-in person has this step before them. */
  asked: boolean
  title: string
  load: () => Promise<ComponentType>
  children: ReactNode
}

/** A step that a signed-in person takes before anything else. A screen that is open already waits behind it with its input. */
export function StepBefore({ asked, title, load, children }: StepBeforeProps) {
  const { status } = useSession()
  const wasInside = useRef(false)
  if (status === 'signedIn' && !asked) wasInside.current = true

  useEffect(() => {
    if (!asked) return
    const { title } = document
    return () => {
      document.title = title
    }
  }, [asked])

  return (
    <>
      {asked && <LatePage title={title} load={load} />}
      {(!asked || wasInside.current) && <div hidden={asked}>{children}</div>}
    </>
  )
}
