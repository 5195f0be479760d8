import { useState } from 'react'
import { dataOf, refusalMessage } from 'shared/client'
import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { StaffAppointment } from '../../../contract/staff'
import { staffMessages } from '../../../messages'
import { staff } from '../../api'
import { SharedResults } from './SharedResults'
import { StaffList } from './StaffList'

interface StaffDayProps {
  specialistId: number
  day: string
}

/** The patients of a specialist's day; the day is closed and opened, and attendance noted. */
export function StaffDay({ specialistId, day }: StaffDayProps) {
  const cache = useQueryClient()
  const [shown, setShown] = useState<StaffAppointment>()
  const today = useTodayIn(CLINIC_ZONE)
  const params = { id: specialistId, day }
  const queryKey = ['citas', 'staff', specialistId, day]
  const list = useQuery({
    queryKey,
    queryFn: () => dataOf(staff('GET staff/specialists/{id}/days/{day}', { params })),
  })
  const shared = {
    onSettled: () => cache.invalidateQueries({ queryKey }),
    onError: (error: unknown) =>
      notify({
        type: 'error',
        title: staffMessages.title,
        message: refusalMessage(error, staffMessages.failed),
      }),
  }
  const closing = useMutation({
    ...shared,
    mutationFn: async (isOff: boolean) => {
      const { notified } = await dataOf(
        isOff
          ? staff('DELETE staff/specialists/{id}/days-off/{day}', { params })
          : staff('PUT staff/specialists/{id}/days-off/{day}', { params }),
      )
      notify({ type: 'success', title: staffMessages.title, message: staffMessages.told(notified) })
    },
  })
  const marking = useMutation({
    ...shared,
    mutationFn: ({ id, attended }: { id: number; attended: boolean }) =>
      dataOf(staff('POST staff/appointments/{id}/attendance', { params: { id }, body: { attended } })),
  })
  if (list.isLoadingError) {
    return (
      <ErrorCard
        title="No pudimos cargar la agenda"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Skeleton shape="card" />
  const { isOff, opens, appointments } = list.data
  return (
    <>
      <StaffList
        isOff={isOff}
        opens={opens}
        isPast={day < today}
        appointments={appointments}
        closing={closing.isPending}
        marking={marking.isPending}
        onClose={() => closing.mutate(isOff)}
        onMark={(id, attended) => marking.mutate({ id, attended })}
        onResults={setShown}
      />
      {shown && <SharedResults appointment={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
