import type { OfferedPrice } from '../published/buying'
import { unlockOffer, unlockWords } from './unlock'

const course = (product: number | null, amount: number) =>
  ({ productId: 'Course', product, amount }) as OfferedPrice

test('the offer of the meal plan names the price that this person pays, and none before it is known', () => {
  const offer = unlockOffer([course(null, 14_900), course(1, 9_900)])
  expect(unlockWords(offer).action).toBe('Desbloquear por $99 MXN')
  expect(unlockWords(course(1, 14_900))).toEqual({
    text: expect.stringMatching(/^Por \$149 MXN tienes/),
    action: 'Desbloquear por $149 MXN',
  })
  const { text, action } = unlockWords(unlockOffer(undefined))
  expect(text + action).not.toContain('$')
})
