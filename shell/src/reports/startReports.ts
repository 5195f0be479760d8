import { registerHooks } from 'shared/client/hooks'
import type { Registry } from 'shared/remote/remoteJson'
import { followFiles } from './followFiles'
import { report } from './problems'
import { tellWhatHeld } from './watchScreen'

let started = false

/**
 * Follows what fails in the page, once a page. The part that tells the server comes in a file of its own, once the page is idle; `whenIdle`
 * runs its callback then.
 */
export function startReports(registry: Registry, whenIdle: (work: () => void) => void): void {
  if (started || process.env.NODE_ENV !== 'production') return
  started = true
  registerHooks({
    onFailure: (call, status, release) => void report({ kind: 'call', call, status, release }),
  })
  addEventListener('error', ({ error, message }) => void report({ kind: 'script', error: error ?? message }))
  followFiles()
  tellWhatHeld()
  addEventListener('unhandledrejection', ({ reason }) => void report({ kind: 'script', error: reason }))
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
      const error = new Error(`${effectiveDirective} ${blockedURI}`)
      error.stack = `${sourceFile}:${lineNumber}:${columnNumber}`
      report({ kind: 'csp', error })
    },
  )
  whenIdle(() => {
    import(/* webpackChunkName: "reports" */ './sendReports').then(
      ({ sendReports }) => sendReports(registry),
      // Without the file nothing is told, which no person notices.
      () => undefined,
    )
  })
}
