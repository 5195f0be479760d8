import { type ComponentType, useCallback, useContext, useEffect, useState } from 'react'
import { report } from '../reports/problems'
import { RemoteModulesContext } from './RemoteModulesContext'

/** After this time the loading state names the awaited part. */
const SLOW_AFTER_MS = 1_000
/** After this time a person may try again; the loading goes on meanwhile. */
const STALLED_AFTER_MS = 4_000

export type RemoteModule =
  | { status: 'loading' | 'slow' | 'stalled' }
  /** `code`: the support code of its report. */
  | { status: 'failed'; code?: string }
  | { status: 'ready'; Component: ComponentType }

/** One exposed module of a remote, and a way to try again. `attempt` grows with each try. */
export function useRemoteModule(name: string, key: string) {
  const modules = useContext(RemoteModulesContext)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ of: string; module: RemoteModule }>()
  const wanted = `${name} ${key} ${attempt}`
  const Component = modules.loaded(name, key)

  useEffect(() => {
    // Only what this rendering showed counts: a prefetch that ended since then would show itself to nobody.
    if (Component) return
    let current = true
    const set = (module: RemoteModule) => current && setFound({ of: wanted, module })
    const slow = setTimeout(() => set({ status: 'slow' }), SLOW_AFTER_MS)
    const stalled = setTimeout(() => set({ status: 'stalled' }), STALLED_AFTER_MS)
    const done = (module: RemoteModule) => {
      clearTimeout(slow)
      clearTimeout(stalled)
      set(module)
    }
    const start = attempt === 0 ? Promise.resolve() : modules.startOver(name)
    start
      .then(() => modules.load(name, key))
      .then(
        Component => done({ status: 'ready', Component }),
        error => {
          const code = report({ kind: 'load', error, release: modules.releaseOf(name) })
          done({ status: 'failed', code })
        },
      )
    return () => {
      current = false
      clearTimeout(slow)
      clearTimeout(stalled)
    }
  }, [modules, name, key, attempt, wanted, Component])

  const retry = useCallback(() => {
    modules.forget(name, key)
    setAttempt(before => before + 1)
  }, [modules, name, key])
  const module: RemoteModule = Component
    ? { status: 'ready', Component }
    : found?.of === wanted
      ? found.module
      : { status: 'loading' }
  return { module, retry, attempt }
}
