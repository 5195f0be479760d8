import { hasDuty } from 'shared/published/duties'
import { STATE_PATH, VAULT_PATH } from 'shared/remote/shellPaths'
import { Link } from 'shared/router'
import { useUser } from 'shared/session'
import styles from './HomeScreen.module.css'

/** Pages that a person needs rarely. */
export function HomeFooter() {
  const user = useUser()
  return (
    <ul className={styles.foot}>
      <li>
        <Link to="/user/faq">Preguntas frecuentes</Link>
      </li>
      <li>
        <Link to="/user/privacidad">Tus datos y privacidad</Link>
      </li>
      <li>
        <Link to="/privacidad">Aviso de privacidad</Link>
      </li>
      {hasDuty(user, 'operation') && (
        <li>
          <Link to={`/user/${STATE_PATH}`}>Estado</Link>
        </li>
      )}
      {hasDuty(user, 'vault') && (
        <li>
          <Link to={`/user/${VAULT_PATH}`}>Archivo bloqueado</Link>
        </li>
      )}
    </ul>
  )
}
