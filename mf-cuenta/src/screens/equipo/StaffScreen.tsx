import { ForDuty } from 'shared/staff/ForDuty'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { PageHeader } from 'shared/ui/PageHeader'
import { staffInvoiceMessages } from '../../../messages'
import styles from './Staff.module.css'
import { StaffInvoices } from './StaffInvoices'

/** /user/pagos/equipo: the invoices that people asked for, for the practice's staff (shared/product/cuenta.md#invoices). */
export default function StaffScreen() {
  return (
    <ForDuty duties={['invoices']} action={<ButtonLink to="/user/pagos">Ver mis pagos</ButtonLink>}>
      <div className={styles.page}>
        <PageHeader title={staffInvoiceMessages.title} lead={staffInvoiceMessages.lead} />
        <StaffInvoices />
      </div>
    </ForDuty>
  )
}
