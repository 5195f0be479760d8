/**
 * Traces a second, and how many may be saved up. Traced calls cost something, on Node before 24 also the calls beside
 * them: a share of all calls would cost the more the more there are.
 */
const PER_SECOND = 1
const SAVED_UP = 60

/**
 * Whether a call is left out of the traces: of a quiet house all are traced, of a busy one the calls of a minute have
 * sixty traces among them. It is asked once a call, before a span is made, which alone costs a fifth of the cheapest
 * call. Undefined where the operator names a sampler: that of the SDK decides.
 */
export function leftOutByAllowance({ OTEL_TRACES_SAMPLER }: NodeJS.ProcessEnv): (() => boolean) | undefined {
  if (OTEL_TRACES_SAMPLER?.trim()) return undefined
  let [left, asOf] = [SAVED_UP, performance.now()]
  return () => {
    const now = performance.now()
    left = Math.min(SAVED_UP, left + ((now - asOf) / 1000) * PER_SECOND)
    asOf = now
    if (left < 1) return true
    left--
    return false
  }
}
