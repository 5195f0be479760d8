import { Button } from 'shared/ui/Button'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import type { SpecialistUser } from '../../contract/appointments'
import { SpecialistCard } from './SpecialistCard'
import styles from './Specialists.module.css'
import { SpecialistsSkeleton } from './SpecialistsSkeleton'

interface Restriction {
  /** The specialty's name. */
  name: string
  /** Shows all of the specialty. */
  onLift: () => void
}

interface SpecialistsProps {
  /** Those of the specialty; undefined while they are loading. */
  specialists: readonly SpecialistUser[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
  onlineLabel: string
  /** The nearest free slots, earliest first. */
  nearest: readonly { specialistId: number; init: string }[]
  onChoose: (specialist: SpecialistUser, isOnline: boolean) => void
  /** The nearest free slot of a card is pressed. */
  onNearest: (specialist: SpecialistUser, init: string) => void
  /** Only those that a form result names are shown. */
  restriction?: Restriction | undefined
  /** Goes on without a kind, where the version has a step for it. */
  onSpecialist?: (specialist: SpecialistUser) => void
}

/** The specialists to choose from. */
export function Specialists(props: SpecialistsProps) {
  const {
    specialists,
    failed,
    retrying,
    onRetry,
    onlineLabel,
    nearest,
    onChoose,
    onNearest,
    onSpecialist,
    restriction,
  } = props
  if (failed)
    return <ErrorCard title="No pudimos cargar a los especialistas" retrying={retrying} onRetry={onRetry} />
  if (!specialists) return <SpecialistsSkeleton tall={onSpecialist !== undefined} />
  if (restriction && specialists.length === 0) {
    return (
      <EmptyState
        title={`Tu resultado no recomienda especialistas de ${restriction.name}`}
        action={<Button onClick={restriction.onLift}>Ver a todos</Button>}
      >
        Mira las otras especialidades, o elige entre todos los especialistas.
      </EmptyState>
    )
  }
  if (specialists.length === 0) {
    return (
      <EmptyState title="No hay especialistas por ahora">
        En cuanto la clínica los publique los verás aquí.
      </EmptyState>
    )
  }
  return (
    <>
      {restriction && (
        <div className={styles.restriction}>
          <p>Los especialistas que recomienda el resultado de tu test.</p>
          <Button variant="quiet" size="small" onClick={restriction.onLift}>
            Ver a todos
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {specialists.map(specialist => (
          <li key={specialist.id}>
            <SpecialistCard
              specialist={specialist}
              onlineLabel={onlineLabel}
              nearest={nearest.find(({ specialistId }) => specialistId === specialist.id)?.init}
              onChoose={isOnline => onChoose(specialist, isOnline)}
              onNearest={init => onNearest(specialist, init)}
              onContinue={onSpecialist && (() => onSpecialist(specialist))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
