import { PROFILE_PAGE } from 'shared/published/profilePage'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { PageHeader } from 'shared/ui/PageHeader'
import { releaseWords } from '../../../releasesMessages'
import { ChangeAddress, type ChangeAddressProps } from './ChangeAddress'
import { ChangePassword, type ChangePasswordProps } from './ChangePassword'
import { PasskeyList, type PasskeyListProps } from './PasskeyList'
import styles from './Security.module.css'
import { SessionList, type SessionListProps } from './SessionList'

export interface SecurityProps extends SessionListProps, PasskeyListProps {
  /** A member of the staff with the duty `releases` has a way to the page for teams. */
  ofTeam: boolean
  onPassword: ChangePasswordProps['onChange']
  onAddress: ChangeAddressProps['onChange']
  pendingAddress: ChangeAddressProps['pending']
}

/** The ways into the account: the open sessions, the passkeys, the password and the address. */
export function Security({ ofTeam, onPassword, onAddress, pendingAddress, ...lists }: SecurityProps) {
  return (
    <>
      <PageHeader
        title="Acceso y seguridad"
        lead="Revisa dónde está abierta tu cuenta y cómo entras."
        back={PROFILE_PAGE}
      />
      <div className={styles.sections}>
        <SessionList {...lists} />
        <PasskeyList {...lists} />
        <ChangePassword hasPasskey={lists.hasPasskey} onChange={onPassword} />
        <ChangeAddress hasPasskey={lists.hasPasskey} pending={pendingAddress} onChange={onAddress} />
        {ofTeam && (
          <ButtonLink to="/user/equipo/entregas" variant="quiet">
            {releaseWords.title}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
