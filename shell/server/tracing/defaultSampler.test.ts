import { defaultSampler } from './defaultSampler'

test('one call in ten is traced, unless the operator names a sampler', () => {
  expect(String(defaultSampler({}))).toBe('TraceIdRatioBased{0.1}')
  expect(defaultSampler({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
})
