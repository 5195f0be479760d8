import fc from 'fast-check'
import { dependsOn, withoutReplaced } from './pendingCall'
import { samplePendingCall } from './samplePendingCall'

/** A draft of one of two things, the final act that completes it, or a change without a key. */
const anyKind = fc.constantFrom(
  { deduplicationKey: 'one' },
  { deduplicationKey: 'other' },
  { completes: 'one' },
  { completes: 'other' },
  // An entry of a release before there were final acts, or a final act that is a draft of something else.
  { deduplicationKey: 'one', completes: 'other' },
  {},
)
const anyCalls = fc
  .array(anyKind, { maxLength: 12 })
  .map(kinds =>
    kinds.map((kind, at) => samplePendingCall(`call ${at}`, { name: `POST notes-${at}`, ...kind })),
  )

test('property: no later draft replaces an earlier final act, and every draft that is left out has its later state', () => {
  fc.assert(
    fc.property(anyCalls, calls => {
      const left = withoutReplaced(calls)
      expect(left).toEqual(calls.filter(call => left.includes(call)))
      for (const call of calls) {
        if (left.includes(call)) continue
        expect(call.completes).toBeUndefined()
        expect(call.deduplicationKey).toBeDefined()
        const later = left.filter(({ order }) => order > call.order)
        expect(
          later.some(
            ({ deduplicationKey, completes }) =>
              deduplicationKey === call.deduplicationKey || completes === call.deduplicationKey,
          ),
        ).toBe(true)
      }
    }),
  )
})

test('a draft, its final act and the draft that follows are sent in this order', () => {
  const draft = () => samplePendingCall('draft', { name: 'PUT form-drafts/1', deduplicationKey: 'test' })
  const [before, sent, after] = [
    draft(),
    samplePendingCall('sent', { name: 'POST form-responses', completes: 'test' }),
    draft(),
  ]
  expect(withoutReplaced([before, sent, after])).toEqual([sent, after])
  expect(dependsOn(sent, before)).toBe(true)
  expect(dependsOn(after, sent)).toBe(true)
  expect(dependsOn(sent, samplePendingCall('another', { name: 'PUT form-drafts/2' }))).toBe(false)
})
