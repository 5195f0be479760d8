import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { useAlong } from '../../plan/useAlong'

/** The empty list: mostly because no day has a saved plan. */
export function NothingToBuy({ planned }: { planned: boolean }) {
  const along = useAlong()
  return (
    <EmptyState
      title={planned ? 'No hay nada que comprar' : 'Aún no hay un plan guardado para estos días'}
      action={<ButtonLink to={along('/user/comida/semana')}>Preparar la semana</ButtonLink>}
    >
      {planned
        ? 'Los planes de estos días no tienen recetas. Elige otras o cambia los días.'
        : 'Guarda tus comidas y aquí aparecerá todo lo que necesitas, ya sumado.'}
    </EmptyState>
  )
}
