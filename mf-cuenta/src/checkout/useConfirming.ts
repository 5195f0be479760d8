import { dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { purchases } from '../api'

const ASK_AGAIN_MS = 4_000

export const confirmingKey = (userId: number) => ['cuenta', 'confirming', userId]

/** The person's payments that are being confirmed, asked for again until none is left. */
export function useConfirming() {
  const { id } = useUser()
  const { data = [] } = useQuery({
    queryKey: confirmingKey(id),
    queryFn: () => dataOf(purchases('GET purchases/checkouts')),
    refetchInterval: ({ state }) => (state.data?.length ? ASK_AGAIN_MS : false),
    // A person comes here straight from paying.
    staleTime: 0,
  })
  return data
}
