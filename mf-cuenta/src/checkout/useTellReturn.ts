import { useEffect } from 'react'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import { purchases } from '../api'
import { confirmingKey } from './useConfirming'

/** Tells the server that the person came back from a payment's page as one who paid, so that *Mis pagos* lists it. */
export function useTellReturn(reference: string, paid: boolean): void {
  const { id } = useUser()
  const client = useQueryClient()
  useEffect(() => {
    if (!paid) return
    void purchases('POST purchases/checkouts/{reference}/return', { params: { reference } }).then(
      ({ ok }) => {
        if (ok) void client.invalidateQueries({ queryKey: confirmingKey(id) })
      },
    )
  }, [client, id, reference, paid])
}
