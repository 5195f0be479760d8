import autocannon from 'autocannon'

const CALLS_A_SECOND = 100
/** Of each load: two make fifty. */
const CONNECTIONS = 25

interface Load {
  /** Ends it; answers what became of its calls. */
  end(): Promise<autocannon.Result>
}

/** Sends one call again and again until it is ended. */
export function load(target: autocannon.Options): Load {
  const options = { connections: CONNECTIONS, duration: 3600, overallRate: CALLS_A_SECOND, ...target }
  let running: autocannon.Instance | undefined
  const result = new Promise<autocannon.Result>((done, fail) => {
    running = autocannon(options, (error, found) => (error ? fail(error) : done(found)))
  })
  return {
    end() {
      running?.stop()
      return result
    },
  }
}

export const NO_FAILURES = { errors: 0, timeouts: 0, refused: {} }

/** The calls that failed; `refused` counts them by their status. */
export const failuresOf = ({ errors, timeouts, statusCodeStats }: autocannon.Result) => ({
  errors,
  timeouts,
  refused: Object.fromEntries(
    Object.entries(statusCodeStats ?? {})
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, { count }]) => [status, count]),
  ),
})
