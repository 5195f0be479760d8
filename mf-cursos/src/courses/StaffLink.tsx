import { useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { staffTexts } from '../../messages'

/** The way to the staff's page of the communities, for the staff alone. */
export function StaffLink() {
  const { staff } = useUser()
  if (!staff) return null
  return (
    <ButtonLink to="/user/tema/equipo" variant="quiet" size="small">
      {staffTexts.title}
    </ButtonLink>
  )
}
