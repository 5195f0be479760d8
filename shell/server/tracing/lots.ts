/** Of a hundred calls. On Node before 24 the calls beside a traced one cost a quarter more too. */
const SHARE = 0.01

type Ignores = (call: { url: string; method: string }) => boolean

/**
 * Whether a call is left out of the traces, by lot: not by the trace's name, since a caller names it and would know the
 * names that are always taken. Asked before a span is made, which alone costs a fifth of the cheapest call. Undefined where
 * the operator names a sampler: that of the SDK decides.
 */
export function leftOutByLot({ OTEL_TRACES_SAMPLER }: NodeJS.ProcessEnv): Ignores | undefined {
  if (OTEL_TRACES_SAMPLER?.trim()) return undefined
  // The instrumentation asks for each route too, once; a route is an object with its handler.
  return call => !('handler' in call) && Math.random() >= SHARE
}
