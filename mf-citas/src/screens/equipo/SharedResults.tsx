import { dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { Dialog } from 'shared/ui/Dialog'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { StaffAppointment } from '../../../contract/staff'
import { staff } from '../../api'
import { FormResults } from './FormResults'

interface SharedResultsProps {
  appointment: StaffAppointment
  onClose: () => void
}

/** The results of tests that the patient of an appointment lets the specialty see. */
export function SharedResults({ appointment: { id, patient }, onClose }: SharedResultsProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['citas', 'staff', 'results', id],
    queryFn: () => dataOf(staff('GET staff/appointments/{id}/results', { params: { id } })),
  })
  return (
    <Dialog open onClose={onClose} size="large" title={`Tests de ${patient.firstName} ${patient.lastName}`}>
      {isLoadingError && (
        <ErrorCard
          title="No pudimos cargar los resultados"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isLoadingError && <Skeleton shape="card" />}
      {data && <FormResults results={data} />}
    </Dialog>
  )
}
