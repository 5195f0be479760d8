import { callsOf, dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { passkeysContract } from '../../contract/passkeys'

const api = callsOf<typeof passkeysContract>()

/** The person's passkeys, and whether one can confirm an act in this browser. */
export function useOwnPasskeys() {
  const { id } = useUser()
  const queryKey = ['security', 'passkeys', id]
  const passkeys = useQuery({ queryKey, queryFn: () => dataOf(api('GET auth/passkeys')) })
  const hasPasskey = passkeys.data && passkeys.data.length > 0 && 'PublicKeyCredential' in window
  return { queryKey, passkeys, hasPasskey }
}
