import { Link } from 'shared/router'
import { GynecologyPicture } from 'shared/ui/GynecologyPicture'
import { NutritionPicture } from 'shared/ui/NutritionPicture'
import { PsychologyPicture } from 'shared/ui/PsychologyPicture'
import styles from './Specialties.module.css'

/** Three category images that lead to the specialties (shared/product/shell.md#home). */
export function Specialties() {
  return (
    <section>
      <h2>Nuestras especialidades</h2>
      <ul className={styles.specialties}>
        {SPECIALTIES.map(({ to, name, text, tone, Picture }) => (
          <li key={to}>
            <Link to={to} className={`${styles.specialty} ${styles[tone]}`}>
              <span className={styles.picture}>
                <Picture />
              </span>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SPECIALTIES = [
  {
    to: '/user/nutriologia',
    name: 'Nutrición',
    text: 'Come rico y a tu medida',
    tone: 'green',
    Picture: NutritionPicture,
  },
  {
    to: '/user/ginecologia',
    name: 'Ginecología',
    text: 'Cuida tu salud en cada etapa',
    tone: 'rose',
    Picture: GynecologyPicture,
  },
  {
    to: '/user/psicologia',
    name: 'Psicología',
    text: 'Haz las paces con la comida',
    tone: 'violet',
    Picture: PsychologyPicture,
  },
] as const
