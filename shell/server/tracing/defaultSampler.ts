import { type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base'

/** Of calls one after the other, a traced one cost about a third more: so traces cost three calls in a hundred. */
const SHARE = 0.1

/** One call in ten, whatever its page asks for; undefined where the operator names a sampler, which the SDK makes. */
export function defaultSampler({ OTEL_TRACES_SAMPLER }: NodeJS.ProcessEnv): Sampler | undefined {
  return OTEL_TRACES_SAMPLER?.trim() ? undefined : new TraceIdRatioBasedSampler(SHARE)
}
