import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** Says what this domain will bring, until it does. */
export default function ComingScreen() {
  return (
    <EmptyState
      level="h1"
      title="Los cursos y Solutions llegan pronto"
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      Aquí seguirás tus cursos semana a semana, platicarás con la comunidad y encontrarás los productos que te
      recomendamos.
    </EmptyState>
  )
}
