import { vaultRefusals } from '../../vaultMessages'

const SHORTEST_VAULT_REASON = 10

/** What is wrong with a member's reason; undefined where nothing is. */
export function reasonMistake(reason: string): string | undefined {
  return reason.trim().length < SHORTEST_VAULT_REASON
    ? vaultRefusals.shortReason(SHORTEST_VAULT_REASON)
    : undefined
}
