import { Link } from 'shared/router'
import { BanIcon, BookIcon, CalendarIcon, CartIcon, SparklesIcon } from 'shared/ui/Icon'
import { useAlong } from '../../plan/useAlong'
import styles from './DietLinks.module.css'

/** The tips do not depend on the day. */
const TIPS = '/user/tip'

const LINKS = [
  { to: '/user/comida/semana', label: 'Ver Semana', Icon: CalendarIcon },
  { to: '/user/comidas/recetas', label: 'Recetas', Icon: BookIcon },
  { to: TIPS, label: 'Tips', Icon: SparklesIcon },
  { to: '/user/comidas/compras', label: 'Lista de compras', Icon: CartIcon },
  { to: '/user/comidas/evitar', label: 'Alimentos que evitas', Icon: BanIcon },
]

/** Links to the other screens of the diet, with the active day. */
export function DietLinks() {
  const along = useAlong()
  return (
    <nav aria-label="Tus comidas">
      <ul className={styles.links}>
        {LINKS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link className={styles.link} to={to === TIPS ? to : along(to)}>
              <Icon size="small" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
