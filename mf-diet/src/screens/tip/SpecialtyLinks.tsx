import { Link } from 'shared/router'
import type { Specialty } from '../../../rules/tips/specialtyOf'
import { SPECIALTIES } from '../../tips/specialties'
import { listPath } from '../../tips/tipPath'
import styles from './SpecialtyLinks.module.css'

/** Links to the other specialties' tips. */
export function SpecialtyLinks({ current }: { current: Specialty }) {
  return (
    <nav aria-label="Especialidades" className={styles.links}>
      {SPECIALTIES.map(({ specialty, title, tone }) => (
        <Link
          key={specialty}
          to={listPath(specialty)}
          aria-current={specialty === current ? 'page' : undefined}
          className={`${styles.link} ${styles[tone]}`}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
