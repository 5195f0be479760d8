import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'
import { PlainPage } from '../PlainPage'

/** The screen for an unknown address. */
export function NotFoundScreen() {
  return (
    <PlainPage>
      <EmptyState
        level="h1"
        title="No encontramos esta página"
        picture={<WelcomePicture />}
        action={<ButtonLink to="/user">Ir al inicio</ButtonLink>}
      >
        Puede que la dirección haya cambiado. Desde el inicio llegas a todo.
      </EmptyState>
    </PlainPage>
  )
}
