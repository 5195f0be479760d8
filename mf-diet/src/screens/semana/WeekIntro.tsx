import { Button } from 'shared/ui/Button'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

/** The first page of the weekly screen; it needs no data. */
export function WeekIntro({ onBegin }: { onBegin: () => void }) {
  return (
    <EmptyState
      level="h1"
      title="Prepara tu semana"
      picture={<WelcomePicture />}
      action={<Button onClick={onBegin}>Preparar comidas</Button>}
    >
      Te proponemos cinco comidas para cada día. Cambia las que quieras, guarda cada día y come sin prisas
      toda la semana.
    </EmptyState>
  )
}
