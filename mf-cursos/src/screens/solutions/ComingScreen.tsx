import { useLocation } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** A placeholder that describes the coming content of the section. */
export default function ComingScreen() {
  const isCourse = useLocation().pathname.startsWith('/user/tema')
  return (
    <EmptyState
      level="h1"
      title={isCourse ? 'Tus cursos llegan pronto' : 'Solutions llega pronto'}
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      {isCourse
        ? 'Aquí seguirás tus cursos semana a semana y platicarás con la comunidad.'
        : 'Aquí encontrarás los cursos y los productos que te recomendamos.'}
    </EmptyState>
  )
}
