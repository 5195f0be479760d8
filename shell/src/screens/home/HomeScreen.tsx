import { Link } from 'shared/router'
import { useUser } from 'shared/session'
import { BrainIcon, FlowerIcon, LeafIcon } from 'shared/ui/Icon'
import { Logo } from 'shared/ui/Logo'
import { WelcomePicture } from 'shared/ui/WelcomePicture'
import styles from './HomeScreen.module.css'

/** Specification, 2, "Home": logo, banner and the three specialties. */
export function HomeScreen() {
  const { firstName } = useUser()
  return (
    <>
      <div className={styles.logo}>
        <Logo />
      </div>
      <section className={styles.banner}>
        <div>
          <h1 tabIndex={-1}>Hola, {firstName}</h1>
          <p>Tu salud empieza en tu plato. ¿Qué vas a comer hoy?</p>
          <Link className={styles.today} to="/user/comidas">
            Ver mis comidas de hoy
          </Link>
        </div>
        <WelcomePicture />
      </section>
      <h2 className={styles.heading}>Nuestras especialidades</h2>
      <ul className={styles.specialties}>
        {specialties.map(({ to, name, text, tone, Icon }) => (
          <li key={to}>
            <Link to={to} className={`${styles.specialty} ${styles[tone]}`}>
              <Icon size="large" />
              <strong>{name}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const specialties = [
  {
    to: '/user/nutriologia',
    name: 'Nutrición',
    text: 'Come rico y a tu medida',
    tone: 'green',
    Icon: LeafIcon,
  },
  {
    to: '/user/ginecologia',
    name: 'Ginecología',
    text: 'Cuida tu salud en cada etapa',
    tone: 'rose',
    Icon: FlowerIcon,
  },
  {
    to: '/user/psicologia',
    name: 'Psicología',
    text: 'Haz las paces con la comida',
    tone: 'violet',
    Icon: BrainIcon,
  },
] as const
