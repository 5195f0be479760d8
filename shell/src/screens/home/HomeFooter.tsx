import { Link } from 'shared/router'
import styles from './HomeScreen.module.css'

/** What a person looks for rarely, and then needs: on a phone it is in no menu. */
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
