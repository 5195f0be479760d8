import { useSession } from 'shared/session'
import { usePrivacyNotice } from '../../privacy/usePrivacyNotice'
import { PrivacyNoticePage } from './PrivacyNoticePage'

/** `/privacidad`: the privacy notice in force. */
export function PrivacyNoticeScreen() {
  const { status } = useSession()
  const { retry, ...notice } = usePrivacyNotice()
  return <PrivacyNoticePage {...notice} onRetry={retry} signedIn={status === 'signedIn'} />
}
