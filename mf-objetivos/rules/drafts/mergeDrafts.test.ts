import fc from 'fast-check'
import { type DraftAnswer, isOvertaken, mergeDrafts, withGiven } from './mergeDrafts'

const anyDraft: fc.Arbitrary<DraftAnswer[]> = fc.uniqueArray(
  fc.record(
    {
      question: fc.integer({ min: 1, max: 8 }),
      answer: fc.oneof(fc.nat(5), fc.constantFrom('Sí', 'No'), fc.constant(null), fc.subarray([1, 2, 3])),
      changes: fc.integer({ min: 1, max: 4 }),
      helped: fc.constant(true),
    },
    { requiredKeys: ['question', 'answer', 'changes'] },
  ),
  { selector: ({ question }) => question },
)

test('answers of two devices come together; of one question the answer that changed more often wins', () => {
  const phone = [
    { question: 1, answer: 2, changes: 3 },
    { question: 2, answer: 'Sí', changes: 1 },
  ]
  const desktop = [
    { question: 3, answer: [1, 2], changes: 1 },
    { question: 1, answer: 1, changes: 2 },
  ]
  expect(mergeDrafts(phone, desktop)).toEqual([phone[0], phone[1], desktop[0]])
})

test('help that one of two devices showed for an answer counts for it, and for no other answer', () => {
  const plain = [{ question: 1, answer: 2, changes: 1 }]
  const helped = [{ question: 1, answer: 2, changes: 1, helped: true }]
  const changed = [{ question: 1, answer: 2, changes: 3 }]
  expect(mergeDrafts(plain, helped)).toEqual(helped)
  expect(mergeDrafts(helped, plain)).toEqual(helped)
  expect(mergeDrafts(helped, changed)).toEqual(changed)
})

test('of two answers that were changed equally often both devices keep the same one, whatever was shown for it', () => {
  const four = [{ question: 1, answer: 4, changes: 1 }]
  const two = [{ question: 1, answer: 2, changes: 1, helped: true }]
  expect(mergeDrafts(two, four)).toEqual(four)
  expect(mergeDrafts(four, two)).toEqual(four)
})

test('an answer that was taken back stays so', () => {
  const answered = [{ question: 1, answer: 2, changes: 1 }]
  const back = [{ question: 1, answer: null, changes: 2 }]
  expect(mergeDrafts(back, answered)).toEqual(back)
})

test('property: the order of arrival does not matter, a repetition changes nothing, no question is lost', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (a, b, c) => {
      const ab = mergeDrafts(a, b)
      expect(mergeDrafts(b, a)).toEqual(ab)
      expect(mergeDrafts(ab, c)).toEqual(mergeDrafts(a, mergeDrafts(b, c)))
      expect(mergeDrafts(ab, b)).toEqual(ab)
      const questions = (draft: readonly DraftAnswer[]) => draft.map(({ question }) => question)
      expect(new Set(questions(ab))).toEqual(new Set([...questions(a), ...questions(b)]))
    }),
  )
})

test('what was given on this device stays, and counts more than the other device’s answer', () => {
  const stored = [
    { question: 1, answer: 3, changes: 2 },
    { question: 2, answer: 3, changes: 1 },
  ]
  const given = [{ question: 1, answer: 1, changes: 1 }]
  const seen = withGiven(stored, given)
  expect(seen).toEqual([{ question: 1, answer: 1, changes: 3 }, stored[1]])
  expect(isOvertaken(stored, given)).toBe(true)
  // Stored again it wins on the server and on the other device.
  expect(mergeDrafts(stored, seen)).toEqual(seen)
  expect(isOvertaken(mergeDrafts(stored, seen), seen)).toBe(false)
})

test('whatever another device stored, nothing that was given here differs or has to be stored twice', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (stored, given) => {
      const seen = withGiven(stored, given)
      for (const own of given)
        expect(seen.find(({ question }) => question === own.question)?.answer).toEqual(own.answer)
      const kept = mergeDrafts(stored, seen)
      expect(isOvertaken(kept, seen)).toBe(false)
      expect(withGiven(kept, seen)).toEqual(kept)
    }),
  )
})
