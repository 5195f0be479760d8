import { hasDuty } from 'shared/published/duties'
import { useUser } from 'shared/session'
import { ForDuty } from 'shared/staff/ForDuty'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { PageHeader } from 'shared/ui/PageHeader'
import { staffMessages } from '../../../messages'
import { STAFF_DUTIES } from '../../../rules/staffDuties'
import styles from './Staff.module.css'
import { StaffLabs } from './StaffLabs'
import { StaffNotices } from './StaffNotices'

/** /user/objetivos/equipo: the labs and notices that wait for the practice (shared/product/objetivos.md#staff). */
export default function StaffScreen() {
  const user = useUser()
  return (
    <ForDuty duties={STAFF_DUTIES} action={<ButtonLink to="/user/objetivos">Ver mis objetivos</ButtonLink>}>
      <div className={styles.page}>
        <PageHeader title={staffMessages.title} />
        {hasDuty(user, 'risk') && <StaffNotices />}
        {hasDuty(user, 'labs') && <StaffLabs />}
      </div>
    </ForDuty>
  )
}
