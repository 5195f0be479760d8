import { useNavigate } from 'shared/router'
import { EntrancePage } from '../entrance/EntrancePage'
import { RecoverForm } from './RecoverForm'
import { requestMail } from './requestMail'

/** `/recoverpass`: requests the mail to create another password (shared/product/shell.md#recovery). */
export function RecoverScreen() {
  const navigate = useNavigate()
  return (
    <EntrancePage>
      <RecoverForm
        attempt={(email, onSent) =>
          requestMail(email, () => {
            onSent()
            void navigate('/')
          })
        }
      />
    </EntrancePage>
  )
}
