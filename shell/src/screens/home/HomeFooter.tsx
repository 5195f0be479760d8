import { Link } from 'shared/router'
import styles from './HomeScreen.module.css'

/** Pages that a person needs rarely. */
export function HomeFooter() {
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
    </ul>
  )
}
