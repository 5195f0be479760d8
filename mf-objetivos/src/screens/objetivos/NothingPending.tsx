import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { pendingMessages } from '../../../messages'
import { isIncomplete } from '../../family/isIncomplete'
import type { Person } from '../../family/people'

interface NothingPendingProps {
  person: Person
  /** The pending tests that the chosen course leaves out. */
  others: number
  onShowAll: () => void
  onUnlock: () => void
}

/** The reason why no test is listed, and the next step. */
export function NothingPending({ person, others, onShowAll, onUnlock }: NothingPendingProps) {
  const potential = (
    <Button variant={others > 0 ? 'secondary' : 'primary'} onClick={onUnlock}>
      Descubre tu Potencial
    </Button>
  )
  if (others > 0) {
    return (
      <EmptyState
        title={pendingMessages.noneOfCourse}
        action={
          <>
            <Button onClick={onShowAll}>{pendingMessages.showAll(others)}</Button>
            {potential}
          </>
        }
      />
    )
  }
  if (isIncomplete(person)) {
    return person.id === null ? (
      <EmptyState
        title={pendingMessages.incomplete}
        action={
          <ButtonLink to="/user/perfil" state={{ completing: true }}>
            Completar Perfil
          </ButtonLink>
        }
      >
        {pendingMessages.incompleteHint}
      </EmptyState>
    ) : (
      <EmptyState title={pendingMessages.incomplete}>{pendingMessages.incompleteMember}</EmptyState>
    )
  }
  return (
    <EmptyState title="No tienes tests pendientes" action={potential}>
      {pendingMessages.later}
    </EmptyState>
  )
}
