import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** A placeholder that describes the coming content of this domain. */
export default function ComingScreen() {
  return (
    <EmptyState
      level="h1"
      title="Tus objetivos y progresos llegan pronto"
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      Aquí responderás tests de salud, por ti y por tu familia, y verás tu balance por área con los consejos
      de tus especialistas.
    </EmptyState>
  )
}
