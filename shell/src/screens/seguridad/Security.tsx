import { ButtonLink } from 'shared/ui/ButtonLink'
import { PageHeader } from 'shared/ui/PageHeader'
import { releaseWords } from '../../../releasesMessages'
import { ChangeAddress, type ChangeAddressProps } from './ChangeAddress'
import { ChangePassword, type ChangePasswordProps } from './ChangePassword'
import styles from './Security.module.css'
import { SessionList, type SessionListProps } from './SessionList'

export interface SecurityProps extends SessionListProps {
  /** A member of the staff has a way to the page for teams. */
  ofTeam: boolean
  onPassword: ChangePasswordProps['onChange']
  onAddress: ChangeAddressProps['onChange']
}

/** The ways into the account: the open sessions, the password and the address. */
export function Security({ ofTeam, onPassword, onAddress, ...sessions }: SecurityProps) {
  return (
    <>
      <PageHeader title="Acceso y seguridad" lead="Revisa dónde está abierta tu cuenta y cómo entras." />
      <div className={styles.sections}>
        <SessionList {...sessions} />
        <ChangePassword onChange={onPassword} />
        <ChangeAddress onChange={onAddress} />
        {ofTeam && (
          <ButtonLink to="/user/equipo/entregas" variant="quiet">
            {releaseWords.title}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
