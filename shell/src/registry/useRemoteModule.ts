import { type ComponentType, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { report } from '../reports/problems'
import { LoadFailure, type LoadProblem } from './loadFailure'
import { RemoteModulesContext } from './RemoteModulesContext'
import { useReturns } from './useReturns'

/** After this time the loading state names the awaited part. */
const SLOW_AFTER_MS = 1_000
/** After this time a person may try again; the loading goes on meanwhile. */
const STALLED_AFTER_MS = 4_000

export type RemoteModule =
  | { status: 'loading' | 'slow' | 'stalled' }
  /** `code`: the support code of its report. */
  | { status: 'failed'; problem: LoadProblem; code?: string }
  | { status: 'ready'; Component: ComponentType }

interface Found {
  /** The try that found it. */
  of: string
  /** How often the connection had come back when that try began. */
  returns: number
  module: RemoteModule
}

/**
 * One exposed module of a remote, a way to try again, and one to take another release where this one throws. `attempt`
 * grows with each try. A try that fails without a network is made again when the network is back.
 */
export function useRemoteModule(name: string, key: string) {
  const modules = useContext(RemoteModulesContext)
  const [{ attempt, startsOver }, setAttempt] = useState({ attempt: 0, startsOver: false })
  const [givingWay, setGivingWay] = useState(false)
  const [found, setFound] = useState<Found>()
  const returns = useReturns()
  const latestReturns = useRef(returns)
  latestReturns.current = returns
  const wanted = `${name} ${key} ${attempt}`
  const Component = modules.loaded(name, key)

  useEffect(() => {
    // Only what this rendering showed counts: a prefetch that ended since then would show itself to nobody.
    if (Component) return
    let current = true
    const begun = latestReturns.current
    const set = (module: RemoteModule) => current && setFound({ of: wanted, returns: begun, module })
    const slow = setTimeout(() => set({ status: 'slow' }), SLOW_AFTER_MS)
    const stalled = setTimeout(() => set({ status: 'stalled' }), STALLED_AFTER_MS)
    const done = (module: RemoteModule) => {
      clearTimeout(slow)
      clearTimeout(stalled)
      set(module)
    }
    const start = startsOver ? modules.startOver(name) : Promise.resolve()
    start
      .then(() => modules.load(name, key))
      .then(
        Component => done({ status: 'ready', Component }),
        error => {
          const problem = error instanceof LoadFailure ? error.problem : 'ours'
          const kind = problem === 'skew' ? 'skew' : 'load'
          done({ status: 'failed', problem, code: report({ kind, error, release: modules.releaseOf(name) }) })
        },
      )
    return () => {
      current = false
      clearTimeout(slow)
      clearTimeout(stalled)
    }
  }, [modules, name, key, startsOver, wanted, Component])

  const loadAgain = useCallback(
    (startsOver: boolean) => {
      modules.forget(name, key)
      setAttempt(before => ({ attempt: before.attempt + 1, startsOver }))
    },
    [modules, name, key],
  )
  const retry = useCallback(() => loadAgain(true), [loadAgain])
  // The connection may be back before the try has failed, so it counts from the beginning of the try.
  const missedReturn = found?.of === wanted && found.module.status === 'failed' && found.returns !== returns
  useEffect(() => {
    if (missedReturn) loadAgain(false)
  }, [missedReturn, loadAgain])
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
