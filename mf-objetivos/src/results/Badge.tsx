import { CircleAlertIcon, CircleCheckIcon } from 'shared/ui/BasicIcon'
import { AlertIcon } from 'shared/ui/Icon'
import styles from './Badge.module.css'

export interface BadgeProps {
  level: 'Crítico' | 'Complicado' | 'Estable'
  /** Words in the place of the level's own. */
  children?: string
}

const LOOKS = {
  Crítico: { look: styles.critical, Icon: AlertIcon },
  Complicado: { look: styles.complicated, Icon: CircleAlertIcon },
  Estable: { look: styles.stable, Icon: CircleCheckIcon },
}

/** A person's level: by word, by icon and by colour. */
export function Badge({ level, children = level }: BadgeProps) {
  const { look, Icon } = LOOKS[level]
  return (
    <span className={`${styles.badge} ${look}`}>
      <Icon size="small" />
      {children}
    </span>
  )
}
