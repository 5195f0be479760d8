import { useLocation } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** A placeholder that describes the coming content of the section. */
export default function ComingScreen() {
  const books = useLocation().pathname.startsWith('/user/agendar')
  return (
    <EmptyState
      level="h1"
      title={books ? 'Agendar tus citas llega pronto' : 'Tus citas llegan pronto'}
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      {books
        ? 'Aquí podrás elegir especialista, día y hora, en persona o por videollamada.'
        : 'Aquí podrás ver, cambiar o cancelar tus citas de nutrición, psicología o ginecología, y agendar otras.'}
    </EmptyState>
  )
}
