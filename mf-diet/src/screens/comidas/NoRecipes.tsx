import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** The empty state without recipes (shared/product/diet.md#daily-plan). */
export function NoRecipes() {
  return (
    <EmptyState
      level="h1"
      title="Tu salud empieza en tu plato"
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Preparar comidas</ButtonLink>}
    >
      Tu nutrióloga está preparando las recetas. En cuanto estén listas las verás aquí.
    </EmptyState>
  )
}
