import { dataOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import { useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import { staffInvoiceMessages } from '../../../messages'
import { invoices } from '../../api'
import { InvoiceList } from './InvoiceList'

const listKey = ['cuenta', 'staff', 'invoices']

/** The requested invoices; each is answered with its files. */
export function StaffInvoices() {
  const cache = useQueryClient()
  const list = useQuery({ queryKey: listKey, queryFn: () => dataOf(invoices('GET staff/invoices')) })
  if (list.isLoadingError) {
    return (
      <ErrorCard
        title={staffInvoiceMessages.failed}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data)
    return (
      <div aria-busy="true">
        <Skeleton shape="card" ratio="3 / 1" />
      </div>
    )
  return (
    <InvoiceList
      invoices={list.data}
      onAnswer={async ({ id, folio }, body) => {
        const answer = await invoices('POST staff/invoices/{id}', { params: { id }, body })
        if (!answer.ok) return errorsOf(answer)
        notify({
          type: 'success',
          title: staffInvoiceMessages.title,
          message: staffInvoiceMessages.sent(folio),
        })
        await cache.invalidateQueries({ queryKey: listKey })
        return {}
      }}
    />
  )
}
