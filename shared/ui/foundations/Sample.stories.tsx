import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { DayPicker } from '../DayPicker/DayPicker'
import { ErrorCard } from '../ErrorCard/ErrorCard'
import { LockIcon, ShuffleIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { Logo } from '../Logo/Logo'
import { PageHeader } from '../PageHeader/PageHeader'
import { PasswordField } from '../PasswordField/PasswordField'
import { Tag } from '../Tag/Tag'
import { TextField } from '../TextField/TextField'
import { WelcomePicture } from '../WelcomePicture/WelcomePicture'
import styles from './Sample.module.css'

const meta = {
  title: 'Fundamentos/Muestra',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Login: Story = {
  name: 'Iniciar sesión',
  render: () => (
    <main className={styles.login}>
      <WelcomePicture className={styles.picture} />
      <form className={styles.form} noValidate>
        <Logo />
        <h1>Come rico, siéntete bien</h1>
        <TextField label="Correo electrónico" type="email" defaultValue="ana@mydiet.mx" />
        <PasswordField label="Contraseña" defaultValue="Demo#2026" />
        <a href="#recuperar">¿Olvidaste tu contraseña?</a>
        <Button type="submit" wide>
          Ingresar
        </Button>
        <p className={styles.aside}>
          ¿Aún no tienes cuenta? <a href="#registro">Regístrate</a>
        </p>
      </form>
    </main>
  ),
}

export const Meals: Story = {
  name: 'Comidas del día',
  render: () => (
    <main className={styles.day}>
      <PageHeader
        title="Comidas"
        action={
          <Button variant="quiet" size="small">
            Ver Semana
          </Button>
        }
      />
      <DayPicker value="2026-11-21" today="2026-11-21" onChange={() => undefined} />
      <div className={styles.meals}>
        <Meal
          slot="Desayuno"
          name="Huevos rancheros con aguacate"
          ingredients={['2 huevos', '1 tortilla de maíz', '⅓ de aguacate']}
        />
        <Meal
          slot="Colacion 1"
          name="Papaya con limón y semillas"
          ingredients={['1 taza de papaya', '1 limón', '1 cucharada de semillas']}
        />
      </div>
      <Button wide>Guardar Cambios</Button>
    </main>
  ),
}

export const Pieces: Story = {
  name: 'Piezas juntas',
  render: () => (
    <main className={styles.day}>
      <PageHeader title="Objetivos y Progresos" lead="Lo que sigue para ti, paso a paso." />
      <Card as="section" tone="green" className={styles.person}>
        <Avatar name="Ana Sofía Garza" size="large" decorative />
        <div>
          <h2>Hola, Ana Sofía</h2>
          <p>34 años · Propietario</p>
        </div>
      </Card>
      <Card as="section">
        <Tag tone="rose">Complicado</Tag>
        <h2 className={styles.tip}>Agua antes que hambre</h2>
        <p>Empieza la mañana con un vaso grande; muchas veces el antojo es sed.</p>
        <div className={styles.tags}>
          <Tag tone="green">Hidratación</Tag>
          <Tag tone="violet">Calma</Tag>
          <Tag tone="papaya" icon={<LockIcon size="small" />}>
            Próximamente
          </Tag>
        </div>
      </Card>
      <ErrorCard onRetry={() => undefined} />
    </main>
  ),
}

interface MealProps {
  slot: string
  name: string
  ingredients: readonly string[]
}

function Meal({ slot, name, ingredients }: MealProps) {
  return (
    <Card as="article" flush>
      <WelcomePicture />
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <p className={styles.slot}>{slot}</p>
            <h2>{name}</h2>
          </div>
          <IconButton variant="tinted" label={`Cambiar ${slot} al azar`} icon={<ShuffleIcon />} />
        </div>
        <p className={styles.ingredients}>{ingredients.join(' · ')}</p>
        <Button variant="secondary" size="small">
          Ver mas
        </Button>
      </div>
    </Card>
  )
}
