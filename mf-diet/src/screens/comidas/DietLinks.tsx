import { Link } from 'shared/router'
import { BanIcon, BookIcon, CalendarIcon, CartIcon, SparklesIcon } from 'shared/ui/Icon'
import styles from './DietLinks.module.css'

const LINKS = [
  { to: '/user/comida/semana', label: 'Ver Semana', Icon: CalendarIcon },
  { to: '/user/comidas/recetas', label: 'Recetas', Icon: BookIcon },
  { to: '/user/tip', label: 'Tips', Icon: SparklesIcon },
  { to: '/user/comidas/compras', label: 'Lista de compras', Icon: CartIcon },
  { to: '/user/comidas/evitar', label: 'Alimentos que evitas', Icon: BanIcon },
]

/** From the day to all that belongs to eating. */
export function DietLinks() {
  return (
    <nav aria-label="Tus comidas">
      <ul className={styles.links}>
        {LINKS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              <Icon size="small" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
