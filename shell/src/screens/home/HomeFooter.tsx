import { hasDuty } from 'shared/published/duties'
import { STATE_PATH } from 'shared/remote/shellPaths'
import { Link } from 'shared/router'
import { useUser } from 'shared/session'
import styles from './HomeScreen.module.css'

/** Pages that a person needs rarely. */
export function HomeFooter() {
  const isOfOperation = hasDuty(useUser(), 'operation')
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
      {isOfOperation && (
        <li>
          <Link to={`/user/${STATE_PATH}`}>Estado</Link>
        </li>
      )}
    </ul>
  )
}
