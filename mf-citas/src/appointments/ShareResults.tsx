import { dataOf, refusalMessage } from 'shared/client'
import type { Specialty } from 'shared/published/specialty'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { Switch } from 'shared/ui/Switch'
import { sharingMessages } from '../../messages'
import { sharing } from '../api'
import { lookOf } from '../specialists/specialties'

/** Lets the specialists of a specialty see the results of one's tests, or no longer. */
export function ShareResults({ specialty }: { specialty: Specialty }) {
  const { id } = useUser()
  const cache = useQueryClient()
  const queryKey = ['citas', 'sharing', id]
  const { data } = useQuery({ queryKey, queryFn: () => dataOf(sharing('GET appointments/sharing')) })
  const changing = useMutation({
    mutationFn: (isShared: boolean) =>
      dataOf(
        isShared
          ? sharing('PUT appointments/sharing/{specialty}', { params: { specialty } })
          : sharing('DELETE appointments/sharing/{specialty}', { params: { specialty } }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey }),
    onError: error =>
      notify({
        type: 'error',
        title: sharingMessages.title,
        message: refusalMessage(error, sharingMessages.failed),
      }),
  })
  if (!data) return null
  const known = data.specialties.includes(specialty)
  return (
    <Switch
      label={sharingMessages.label(lookOf(specialty).name)}
      hint={sharingMessages.hint}
      checked={changing.isPending ? changing.variables : known}
      disabled={changing.isPending}
      onChange={event => changing.mutate(event.target.checked)}
    />
  )
}
