import { charactersIn } from 'shared/text/characters'
import { vaultRefusals } from '../../vaultMessages'

const SHORTEST_VAULT_REASON = 10
export const LONGEST_VAULT_REASON = 500

/** The problem of a member's reason; undefined where it has none. */
export function reasonMistake(reason: string): string | undefined {
  const length = charactersIn(reason.trim())
  if (length < SHORTEST_VAULT_REASON) return vaultRefusals.shortReason(SHORTEST_VAULT_REASON)
  return length > LONGEST_VAULT_REASON ? vaultRefusals.longReason(LONGEST_VAULT_REASON) : undefined
}
