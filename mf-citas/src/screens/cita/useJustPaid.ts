import { useEffect, useState } from 'react'
import { useSearchParams } from 'shared/router'
import { PAID } from '../../booking/bookingQuery'

/**
 * Whether a payment has just led to the page of this appointment, undefined while it is loading. Once the page can say so,
 * the address says it no more: a reload, or the same link later, is no second payment.
 */
export function useJustPaid(appointmentId: number | undefined): boolean {
  const [query, setQuery] = useSearchParams()
  const [paid, setPaid] = useState<number>()
  const isInAddress = query.has(PAID)
  useEffect(() => {
    if (!isInAddress || appointmentId === undefined) return
    setPaid(appointmentId)
    setQuery(
      before => {
        before.delete(PAID)
        return before
      },
      { replace: true },
    )
  }, [isInAddress, appointmentId, setQuery])
  return isInAddress || (paid !== undefined && paid === appointmentId)
}
