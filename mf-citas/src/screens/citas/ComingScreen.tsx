import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** Says what this domain will bring, until it does. */
export default function ComingScreen() {
  return (
    <EmptyState
      level="h1"
      title="Tus citas llegan pronto"
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      Aquí podrás agendar con tu especialista de nutrición, psicología o ginecología, en persona o por
      videollamada, y ver, cambiar o cancelar tus citas.
    </EmptyState>
  )
}
