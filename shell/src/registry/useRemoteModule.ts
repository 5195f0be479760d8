import { type ComponentType, useCallback, useContext, useEffect, useState } from 'react'
import { returns$ } from 'shared/offline/connection'
import { report } from '../reports/problems'
import { LoadFailure, type LoadProblem } from './loadFailure'
import { RemoteModulesContext } from './RemoteModulesContext'

/** After this time the loading state names the awaited part. */
const SLOW_AFTER_MS = 1_000
/** After this time a person may try again; the loading goes on meanwhile. */
const STALLED_AFTER_MS = 4_000

export type RemoteModule =
  | { status: 'loading' | 'slow' | 'stalled' }
  /** `code`: the support code of its report. */
  | { status: 'failed'; problem: LoadProblem; code?: string }
  | { status: 'ready'; Component: ComponentType }

/**
 * One exposed module of a remote, a way to try again, and one to take another release where this one throws. `attempt`
 * grows with each try. A try that fails without a network is made again when the network is back.
 */
export function useRemoteModule(name: string, key: string) {
  const modules = useContext(RemoteModulesContext)
  const [{ attempt, startsOver }, setAttempt] = useState({ attempt: 0, startsOver: false })
  const [givingWay, setGivingWay] = useState(false)
  const [found, setFound] = useState<{ of: string; module: RemoteModule }>()
  const wanted = `${name} ${key} ${attempt}`
  const Component = modules.loaded(name, key)

  const loadAgain = useCallback(
    (startsOver: boolean) => {
      modules.forget(name, key)
      setAttempt(before => ({ attempt: before.attempt + 1, startsOver }))
    },
    [modules, name, key],
  )

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
    // The connection may be back before the last request of the try fails.
    let [returned, failed] = [false, false]
    const following = returns$.subscribe(() => {
      returned = true
      if (failed) loadAgain(false)
    })
    const start = startsOver ? modules.startOver(name) : Promise.resolve()
    start
      .then(() => modules.load(name, key))
      .then(
        Component => done({ status: 'ready', Component }),
        error => {
          failed = true
          if (current && returned) return loadAgain(false)
          const problem = error instanceof LoadFailure ? error.problem : 'ours'
          const kind = problem === 'skew' ? 'skew' : 'load'
          done({ status: 'failed', problem, code: report({ kind, error, release: modules.releaseOf(name) }) })
        },
      )
    return () => {
      current = false
      following.unsubscribe()
      clearTimeout(slow)
      clearTimeout(stalled)
    }
  }, [modules, name, key, startsOver, wanted, Component, loadAgain])

  const retry = useCallback(() => loadAgain(true), [loadAgain])
  const giveWay = useCallback(async () => {
    setGivingWay(true)
    if (await modules.giveWay(name)) loadAgain(false)
    setGivingWay(false)
  }, [modules, name, loadAgain])
  const module: RemoteModule = Component
    ? { status: 'ready', Component }
    : found?.of === wanted
      ? found.module
      : { status: 'loading' }
  return { module, retry, attempt, giveWay, givingWay }
}
