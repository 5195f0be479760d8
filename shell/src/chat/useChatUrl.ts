import type { Registry } from 'shared/remote/remoteJson'
import { useSession } from 'shared/session'

/** The address of the practice's chat for a patient; undefined for its staff, who are at the other end of it. */
export function useChatUrl({ chatUrl }: Registry): string | undefined {
  const session = useSession()
  return session.status === 'signedIn' && !session.user.staff ? chatUrl : undefined
}
