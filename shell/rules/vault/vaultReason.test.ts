import { LONGEST_VAULT_REASON, reasonMistake } from './vaultReason'

test('a reason counts its characters as its field does, without the spaces around it', () => {
  expect(reasonMistake('🥑'.repeat(LONGEST_VAULT_REASON))).toBeUndefined()
  expect(reasonMistake(` ${'a'.repeat(LONGEST_VAULT_REASON)} `)).toBeUndefined()
  expect(reasonMistake('🥑'.repeat(LONGEST_VAULT_REASON + 1))).toMatch(/500/)
  expect(reasonMistake(' 🥑🥑🥑🥑🥑 ')).toMatch(/10/)
})
