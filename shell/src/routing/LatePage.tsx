import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { askAnew, SHELL_BUILD } from 'shared/remote/retryQueries'
import { useArrival } from 'shared/router'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { endOpening } from '../firstPage/opening'
import { report } from '../reports/problems'
import { PlainPage } from '../screens/PlainPage'

interface LatePageProps {
  title: string
  /** Loads the screen's code. The same function at every render. */
  load: () => Promise<ComponentType>
  /** Shown until the code is there. */
  skeleton?: ReactNode
}

/** One of the shell's own rarely opened screens: its code loads at the first visit. */
export function LatePage({ title, load, skeleton = null }: LatePageProps) {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ of: unknown; Screen?: ComponentType; code?: string }>()
  const loaded = found?.of === load ? found : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is what makes it load again
  useEffect(() => {
    let current = true
    load().then(
      Screen => current && setFound({ of: load, Screen }),
      error => current && setFound({ of: load, code: report({ kind: 'load', error }) }),
    )
    return () => {
      current = false
    }
  }, [load, attempt])

  const isThere = loaded !== undefined
  useArrival(title, isThere)
  // A step before everything else has no frame, which would end the opening.
  useLayoutEffect(() => {
    if (isThere) endOpening()
  }, [isThere])
  if (!loaded) return skeleton
  if (loaded.Screen) return <loaded.Screen />
  return (
    <PlainPage>
      <ErrorCard
        title="No pudimos abrir esta página"
        code={loaded.code}
        onRetry={() => {
          askAnew(SHELL_BUILD)
          setFound(undefined)
          setAttempt(attempt + 1)
        }}
      />
    </PlainPage>
  )
}
