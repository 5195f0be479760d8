import { useNavigate } from 'shared/router'
import { EntrancePage } from '../entrance/EntrancePage'
import { RecoverForm } from './RecoverForm'
import { requestMail } from './requestMail'

/** Specification, 2 and 8: asking for the mail to create another password (/recoverpass). */
export function RecoverScreen() {
  const navigate = useNavigate()
  return (
    <EntrancePage>
      <RecoverForm attempt={email => requestMail(email, () => void navigate('/'))} />
    </EntrancePage>
  )
}
