import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** Stands where the week will be; the day's plan is one step away. */
export default function ComingWeekScreen() {
  return (
    <EmptyState
      level="h1"
      title="Tu semana de comidas llega pronto"
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user/comidas">Ver el plan de hoy</ButtonLink>}
    >
      Aquí verás tus siete días de un vistazo y podrás cambiar las recetas de cada uno. Por ahora puedes ver y
      guardar tu plan día por día.
    </EmptyState>
  )
}
