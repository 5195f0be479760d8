import { hasDuty } from 'shared/published/duties'
import { useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { staffTexts } from '../../messages'

/** The way to the staff's page of the communities, for its members of the staff. */
export function StaffLink() {
  if (!hasDuty(useUser(), 'community')) return null
  return (
    <ButtonLink to="/user/tema/equipo" variant="quiet" size="small">
      {staffTexts.title}
    </ButtonLink>
  )
}
