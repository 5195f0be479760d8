import { dateWithoutWeekday } from 'shared/dates'
import { genderWord } from '../../../rules/profile/profileWords'
import type { ShownProfile } from '../../profile/useProfile'
import styles from './PersonalData.module.css'

const MISSING = 'Sin registrar'

/** The person's data to read. A missing gender or birthdate is said to be missing. */
export function ProfileFacts({ profile }: { profile: ShownProfile }) {
  const { firstName, lastName, gender, emergencyContactPhone, birthdate, ocupation, civilState } = profile
  const facts: [string, string | null][] = [
    ['Nombre', firstName],
    ['Apellido', lastName],
    ['Género', gender && genderWord(gender)],
    ['Teléfono', emergencyContactPhone],
    ['Fecha de nacimiento', birthdate && dateWithoutWeekday(birthdate)],
    ['Ocupación', ocupation],
    ['Estado civil', civilState],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : styles.missing}>{value || MISSING}</dd>
        </div>
      ))}
    </dl>
  )
}
