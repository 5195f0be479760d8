import { dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { invoices } from '../api'

export const taxDataKey = (userId: number) => ['cuenta', 'tax-data', userId]

/** The tax data of the person's newest invoice request; undefined while it is loading, and where there is none. */
export function useTaxData() {
  const { id } = useUser()
  const { data } = useQuery({
    queryKey: taxDataKey(id),
    queryFn: () => dataOf(invoices('GET payments/tax-data')),
  })
  return data?.[0]
}
