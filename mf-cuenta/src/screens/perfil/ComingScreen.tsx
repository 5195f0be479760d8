import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** Says what this domain will bring, until it does. */
export default function ComingScreen() {
  return (
    <EmptyState
      level="h1"
      title="Tu cuenta llega pronto"
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      Aquí podrás ver y editar tu perfil, conocer los planes de cada especialidad y administrar tus
      suscripciones y pagos.
    </EmptyState>
  )
}
