import styles from './SpecialtyIcon.module.css'
import type { SpecialtyLook } from './specialties'
import tones from './tone.module.css'

interface SpecialtyIconProps {
  look: SpecialtyLook
  size?: 'medium' | 'large'
}

/** A specialty's icon on a circle of its colour. */
export function SpecialtyIcon({ look: { Icon, tone }, size = 'medium' }: SpecialtyIconProps) {
  return (
    <span className={`${styles.icon} ${styles[size]} ${tones[tone]}`}>
      <Icon size={size} />
    </span>
  )
}
