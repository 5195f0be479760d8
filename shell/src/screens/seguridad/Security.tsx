import { PageHeader } from 'shared/ui/PageHeader'
import { ChangeAddress, type ChangeAddressProps } from './ChangeAddress'
import { ChangePassword, type ChangePasswordProps } from './ChangePassword'
import styles from './Security.module.css'
import { SessionList, type SessionListProps } from './SessionList'

export interface SecurityProps extends SessionListProps {
  onPassword: ChangePasswordProps['onChange']
  onAddress: ChangeAddressProps['onChange']
}

/** The ways into the account: the open sessions, the password and the address. */
export function Security({ onPassword, onAddress, ...sessions }: SecurityProps) {
  return (
    <>
      <PageHeader title="Acceso y seguridad" lead="Revisa dónde está abierta tu cuenta y cómo entras." />
      <div className={styles.sections}>
        <SessionList {...sessions} />
        <ChangePassword onChange={onPassword} />
        <ChangeAddress onChange={onAddress} />
      </div>
    </>
  )
}
