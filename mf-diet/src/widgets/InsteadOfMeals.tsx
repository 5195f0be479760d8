import { unlockWords } from 'shared/entitlements/unlock'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { LeafIcon, LockIcon, UtensilsIcon } from 'shared/ui/Icon'
import styles from './InsteadOfMeals.module.css'

/** Without a price, which the page says. */
const unlock = unlockWords(undefined)

const SAYINGS = {
  'not prepared': {
    Icon: UtensilsIcon,
    title: 'Todavía no guardas tu plan de hoy',
    text: 'Te proponemos cinco comidas y tú decides.',
    action: { to: '/user/comidas', label: 'Preparar comidas' },
  },
  locked: {
    Icon: LockIcon,
    title: 'Desbloquea tu plan de comidas',
    text: unlock.text,
    action: { to: '/user/comidas', label: unlock.action },
  },
  'nothing published': {
    Icon: LeafIcon,
    title: 'Tu salud empieza en tu plato',
    text: 'Tu nutrióloga está preparando las recetas. En cuanto estén listas las verás aquí.',
    action: undefined,
  },
} as const

/** The content without meals to show, with a link to what the person can do. */
export function InsteadOfMeals({ of }: { of: keyof typeof SAYINGS }) {
  const { Icon, title, text, action } = SAYINGS[of]
  return (
    <Card tone="sunken" className={styles.card}>
      <span className={styles.icon}>
        <Icon size="large" />
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
    </Card>
  )
}
