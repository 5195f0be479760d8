import { dataOf, refusalMessage } from 'shared/client'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import { staffMessages } from '../../../messages'
import { staff } from '../../api'
import { NoticeList } from './NoticeList'

const noticesKey = ['objetivos', 'staff', 'notices']

/** The people who asked the practice to call them. */
export function StaffNotices() {
  const cache = useQueryClient()
  const list = useQuery({ queryKey: noticesKey, queryFn: () => dataOf(staff('GET staff/risk-notices')) })
  const marking = useMutation({
    mutationFn: ({ id, handled }: { id: number; handled: boolean }) =>
      dataOf(
        handled
          ? staff('POST staff/risk-notices/{id}/handled', { params: { id } })
          : staff('DELETE staff/risk-notices/{id}/handled', { params: { id } }),
      ),
    onError: error =>
      notify({
        type: 'error',
        title: staffMessages.title,
        message: refusalMessage(error, staffMessages.notSaved),
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: noticesKey }),
  })
  if (list.isLoadingError) {
    return (
      <ErrorCard
        title={staffMessages.noticesFailed}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Skeleton shape="card" />
  return (
    <NoticeList
      notices={list.data}
      busy={marking.isPending}
      onHandled={id => marking.mutate({ id, handled: true })}
      onUndo={id => marking.mutate({ id, handled: false })}
    />
  )
}
