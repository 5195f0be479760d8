import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

/** Tests wait for a screen, and often for a real server behind it, on a machine that may be busy. */
configure({ asyncUtilTimeout: 60_000, getElementError: missing })
jest.setTimeout(300_000)

/** A wait prints the page when it is over; its tries before would print it for nobody. */
function missing(message: string | null, container: Element): Error {
  const error = isTry()
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container)
  // The test's own line is shown, not one of this file.
  Error.captureStackTrace(error, missing)
  return error
}

/** Testing Library's own mark of a try within a wait, which its types leave out. */
function isTry(): boolean {
  return (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true
  )
}
