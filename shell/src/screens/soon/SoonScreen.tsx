import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'
import { PlainPage } from '../PlainPage'

/** Stands where registration and recovery will be; says plainly what can be done until then. */
export function SoonScreen() {
  return (
    <PlainPage>
      <EmptyState
        level="h1"
        title="Muy pronto podrás hacerlo desde aquí"
        picture={<WelcomePicture />}
        action={
          <ButtonLink to="/" variant="secondary">
            Volver a entrar
          </ButtonLink>
        }
      >
        Mientras tanto, en la clínica abren tu cuenta o te ayudan a recuperar tu contraseña.
      </EmptyState>
    </PlainPage>
  )
}
