import { useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { PageHeader } from 'shared/ui/PageHeader'
import { staffMessages } from '../../../messages'
import styles from './Staff.module.css'
import { StaffLabs } from './StaffLabs'
import { StaffNotices } from './StaffNotices'

/** /user/objetivos/equipo: the labs and notices that wait for the practice (shared/product/objetivos.md#staff). */
export default function StaffScreen() {
  const { staff } = useUser()
  if (!staff) {
    return (
      <EmptyState
        level="h1"
        title={staffMessages.forStaff}
        action={<ButtonLink to="/user/objetivos">Ver mis objetivos</ButtonLink>}
      />
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader title={staffMessages.title} />
      <StaffNotices />
      <StaffLabs />
    </div>
  )
}
