import { act, renderHook } from '@testing-library/react'
import { waitingCalls$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { submissionOf } from '../taking/submission'
import { useSentTests } from './useSentTests'

const call = (formId: number, familyMemberId: number | null) =>
  samplePendingCall(`${formId} ${familyMemberId}`, {
    name: 'POST form-responses',
    body: submissionOf({ formId, familyMemberId, version: 1 }, 5, []),
  })
const draft = samplePendingCall('draft', {
  name: 'PUT form-drafts/{formId}',
  params: { formId: 9 },
  body: {},
})
const wait = (...calls: ReturnType<typeof call>[]) => act(() => waitingCalls$.next(calls))
afterEach(() => wait())

test('a sent test is listed while it waits, and once delivered until the answered tests are read again', () => {
  const [own, child] = [call(1, null), call(2, 7)]
  const { result, rerender } = renderHook(({ readAt }) => useSentTests(readAt), {
    initialProps: { readAt: 1 },
  })
  const sent = () => result.current.map(({ formId, familyMemberId }) => [formId, familyMemberId])
  expect(sent()).toEqual([])
  wait(draft, own, child)
  expect(sent()).toEqual([
    [1, null],
    [2, 7],
  ])
  wait(child)
  expect(sent()).toEqual([
    [2, 7],
    [1, null],
  ])
  rerender({ readAt: 2 })
  expect(sent()).toEqual([[2, 7]])
  wait()
  expect(sent()).toEqual([[2, 7]])
  rerender({ readAt: 3 })
  expect(sent()).toEqual([])
})
